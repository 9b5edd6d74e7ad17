import type { FontFace } from '../fonts/font-face.ts'
import { getTable } from '../fonts/sfnt.ts'
import { type FontSubset, subsetFont } from '../fonts/subset.ts'
import { deflate } from './deflate.ts'
import { type JsPdfInternals, toBinaryString } from './jspdf.ts'

/** A face that is subset for one document. */
export interface EmbeddedFace {
  readonly face: FontFace
  readonly subset: FontSubset
  /** What each original glyph id is written as in a literal string: its new id in two bytes. */
  readonly codes: ReadonlyMap<number, string>
  /** The deflated font file, one character per byte. */
  readonly stream: string
  /** The deflated ToUnicode CMap, one character per byte. */
  readonly unicode: string
}

const lastEmbedded = new WeakMap<FontFace, { key: string; embedded: EmbeddedFace }>()

/**
 * Subsets a face to the glyphs of a document. `characters`: the code point of each glyph; `size`: the largest one that the
 * face is drawn at, in pt. The last subset of each face is
 * cached: it rarely changes while typing.
 */
export const embedFace = (face: FontFace, characters: ReadonlyMap<number, number>, size: number): EmbeddedFace => {
  const pairs = [...characters].filter(([glyph]) => glyph > 0).sort(([a], [b]) => a - b)
  const step = getOutlineStep(face, size)
  const key = `${step} ${pairs.join(' ')}`
  const last = lastEmbedded.get(face)
  if (last?.key === key) return last.embedded
  const glyphs = pairs.map(([glyph]) => glyph)
  const subset = subsetFont(face, glyphs, step)
  const embedded: EmbeddedFace = {
    face,
    subset,
    codes: new Map(Array.from(subset.newGlyphIds, ([glyph, id]) => [glyph, toLiteralCode(id)])),
    unicode: toBinaryString(deflate(toBytes(createToUnicodeCMap(pairs.map(([, code]) => code))))),
    stream: toBinaryString(deflate(subset.file)),
  }
  lastEmbedded.set(face, { key, embedded })
  return embedded
}

/** A step of outlines in pt: a fifth of a pixel at 600 dpi. */
const OUTLINE_STEP = 1 / 40

/** The step of outlines in font units, for a face that is drawn at `size` pt at most. */
const getOutlineStep = (face: FontFace, size: number): number =>
  Math.max(1, Math.floor((face.unitsPerEm * OUTLINE_STEP) / size))

/** Delimiters of a literal string, and the line end that readers take for another one (PDF 1.7, 7.3.4.2). */
const ESCAPED = /[()\\\r]/g

const toLiteralCode = (id: number): string =>
  String.fromCharCode(id >> 8, id & 255).replace(ESCAPED, (byte) => (byte === '\r' ? '\\r' : `\\${byte}`))

const toHex4 = (value: number): string => value.toString(16).padStart(4, '0')

/** UTF-16: a character beyond U+FFFF takes two units. */
const toUtf16Hex = (code: number): string =>
  Array.from({ length: code > 0xffff ? 2 : 1 }, (_, i) => toHex4(String.fromCodePoint(code).charCodeAt(i))).join('')

/** The ToUnicode CMap of glyphs 1, 2, 3 and so on. A range may not go beyond 256 codes. */
const createToUnicodeCMap = (codes: readonly number[]): string => {
  const ranges = Array.from({ length: Math.ceil((codes.length + 1) / 256) }, (_, i) => {
    const first = Math.max(1, 256 * i)
    const units = codes.slice(first - 1, 256 * i + 255).map((code) => `<${toUtf16Hex(code)}>`)
    return `<${toHex4(first)}><${toHex4(first + units.length - 1)}>[${units.join('')}]`
  })
  return `/CIDInit/ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${ranges.length} beginbfrange
${ranges.join('\n')}
endbfrange
endcmap
CMapName currentdict/CMap defineresource pop
end
end`
}

const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Writes the five objects of a face. `name`: such as `Inter-BoldItalic`. Returns the object number of the font. */
export const writeFont = (embedded: EmbeddedFace, name: string, internal: JsPdfInternals): number => {
  const { face, subset, stream, unicode } = embedded
  const object = (body: string): number => {
    const id = internal.newObjectDeferred()
    internal.newObjectDeferredBegin(id, true)
    internal.out(`${body}\nendobj`)
    return id
  }
  const streamObject = (binary: string, extra: string): number =>
    object(`<</Length ${binary.length}/Filter/FlateDecode${extra}>>\nstream\n${binary}\nendstream`)
  const head = getTable(face.tables, 'head')
  const scale = 1000 / face.unitsPerEm
  const box = [36, 38, 40, 42].map((at) => Math.round(head.getInt16(at) * scale)).join(' ')
  const base = `FAROAA+${name}`
  const isItalic = name.endsWith('Italic')
  const file = streamObject(stream, `/Length1 ${subset.file.length}`)
  const map = streamObject(unicode, '')
  const descriptor = object(
    `<</Type/FontDescriptor/FontName/${base}/FontFile2 ${file} 0 R/FontBBox[${box}]/Flags ${4 + (isItalic ? 64 : 0)}/StemV ${name.includes('Bold') ? 140 : 80}/ItalicAngle ${isItalic ? -12 : 0}/Ascent ${Math.round(face.ascent)}/Descent ${-Math.round(face.descent)}/CapHeight ${Math.round(face.capHeight)}>>`,
  )
  const widths = subset.glyphs.map((glyph) => face.advance(glyph)).join(' ')
  const cid = object(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${base}/FontDescriptor ${descriptor} 0 R/W[0[${widths}]]/DW 1000/CIDToGIDMap/Identity/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>`,
  )
  return object(
    `<</Type/Font/Subtype/Type0/BaseFont/${base}/Encoding/Identity-H/ToUnicode ${map} 0 R/DescendantFonts[${cid} 0 R]>>`,
  )
}
