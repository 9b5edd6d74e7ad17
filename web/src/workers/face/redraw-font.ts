import { type Font, parse } from 'opentype.js'
import { encodeBase64 } from '#shared/base64.ts'
import { AppError } from '#shared/errors.ts'
import { checkOwnFace, OWN_FACE_LIMITS } from '#shared/renderer/fonts/check-own-face.ts'
import { type DrawnFace, type DrawnGlyph, type KernPair, UNITS_PER_EM } from '#shared/renderer/fonts/drawn-face.ts'
import { parseKerning } from '#shared/renderer/fonts/kerning.ts'
import { MAX_KERN_PAIRS } from '#shared/renderer/fonts/own-face-kerning.ts'
import { REQUIRED_CHARACTERS } from '#shared/renderer/fonts/required-characters.ts'
import { parseTables } from '#shared/renderer/fonts/sfnt.ts'
import { writeOwnFace } from '#shared/renderer/fonts/write-own-face.ts'
import { BRAND_LIMITS, type FaceWeight } from '#shared/resume/design/brand.ts'
import { CHARACTER_GROUPS, KERNED_CHARACTERS } from './characters.ts'
import { keepTables } from './keep-tables.ts'
import type { RedrawnFace } from './protocol.ts'
import { toContours } from './to-points.ts'

const SIGNATURES: ReadonlySet<number> = new Set([0x00010000, 0x4f54544f, 0x74727565])
/** Of OS/2 fsType: restricted license, no subsetting, bitmaps alone. */
const RESTRICTED = 0x0002
const NOT_SUBSET = 0x0100
const BITMAPS_ONLY = 0x0200
/** Without the others, of fsType. */
const USAGE = 0x000f
const BOLD_CLASS = 600
const LIGHT_CLASS = 300
const ITALIC = 1
const MAX_MISSING_NAMED = 12
/** Of the em; smaller pairs are not seen at the size of text. */
const MIN_KERNING = 4
/** Height of the x of Inter, of the em. */
const USUAL_X_HEIGHT = 0.546
/** Part of the difference in x-height that the size makes up for, as it does for the families of the catalog. */
const SIZE_SHARE = 0.45

/**
 * Reads a TTF or OTF file and draws the characters of European resumes anew as TrueType.
 * @throws AppError `unreadable-face`, `restricted-face`, `incomplete-face`
 */
export const redrawFont = (bytes: Uint8Array): RedrawnFace => {
  const font = openFont(bytes)
  assertEmbeddable(font)
  assertComplete(font)
  const file = drawWithin(font, bytes)
  return {
    base64: encodeBase64(file),
    family: getFamilyName(font),
    weight: getWeight(font),
    sizeFactor: getSizeFactor(font),
  }
}

const openFont = (bytes: Uint8Array): Font => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || !SIGNATURES.has(view.getUint32(0))) throw new AppError('unreadable-face')
  try {
    const font = parse(keepTables(bytes).buffer)
    if (!(font.unitsPerEm >= 16 && font.unitsPerEm <= 16_384)) throw new Error('units per em')
    return font
  } catch (error) {
    throw new AppError('unreadable-face', {}, error)
  }
}

const assertEmbeddable = ({ tables: { os2 } }: Font): void => {
  const type = os2?.fsType ?? 0
  if ((type & USAGE) === RESTRICTED || (type & (NOT_SUBSET | BITMAPS_ONLY)) !== 0) throw new AppError('restricted-face')
}

const assertComplete = (font: Font): void => {
  const missing = [...REQUIRED_CHARACTERS].filter((character) => !(font.charToGlyphIndex(character) > 0))
  if (missing.length === 0) return
  const named = missing.slice(0, MAX_MISSING_NAMED).join(' ')
  throw new AppError('incomplete-face', { characters: missing.length > MAX_MISSING_NAMED ? `${named} …` : named })
}

/** With as many characters as fit. */
const drawWithin = (font: Font, bytes: Uint8Array): Uint8Array => {
  for (let groups = CHARACTER_GROUPS.length; groups > 0; groups--) {
    const file = draw(font, bytes, groups)
    if (file.length > OWN_FACE_LIMITS.bytes) continue
    if (!checkOwnFace(file)) break
    return file
  }
  throw new AppError('unreadable-face')
}

const draw = (font: Font, bytes: Uint8Array, groups: number): Uint8Array => {
  try {
    return writeOwnFace(createDrawnFace(font, bytes, groups))
  } catch (error) {
    throw new AppError('unreadable-face', {}, error)
  }
}

const createDrawnFace = (font: Font, bytes: Uint8Array, groups: number): DrawnFace => {
  const scale = UNITS_PER_EM / font.unitsPerEm
  const codes = CHARACTER_GROUPS.slice(0, groups).flatMap((ranges) =>
    ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
  )
  const byGlyph = new Map<number, number[]>([[0, []]])
  for (const code of new Set(codes)) {
    const glyph = font.charToGlyphIndex(String.fromCodePoint(code))
    if (glyph > 0) byGlyph.set(glyph, [...(byGlyph.get(glyph) ?? []), code])
  }
  const indexes = [...byGlyph.keys()]
  const heights = getHeights(font, scale)
  return {
    glyphs: indexes.map((index) => createGlyph(font, index, byGlyph.get(index) ?? [], scale)),
    ...heights,
    kerning: listKerning(font, bytes, indexes, scale),
  }
}

const createGlyph = (font: Font, index: number, codes: readonly number[], scale: number): DrawnGlyph => {
  const glyph = font.glyphs.get(index)
  const contours = toContours(glyph?.path.commands ?? [], scale)
  const points = contours.reduce((sum, contour) => sum + contour.length, 0)
  if (contours.length > OWN_FACE_LIMITS.contours || points > OWN_FACE_LIMITS.points) throw new Error('too many points')
  return { codes, advance: (glyph?.advanceWidth ?? 0) * scale, contours }
}

const getHeights = (font: Font, scale: number) => {
  const capHeight = measureHeight(font, 'H', scale)
  return {
    ascent: Math.max(font.ascender * scale, capHeight),
    descent: Math.max(-font.descender * scale, 0),
    capHeight,
  }
}

/** Of a character above the baseline. */
const measureHeight = (font: Font, character: string, scale: number): number => {
  const contours = toContours(font.glyphs.get(font.charToGlyphIndex(character))?.path.commands ?? [], scale)
  return Math.max(0, ...contours.flat().map(({ y }) => y))
}

const getSizeFactor = (font: Font): number => {
  const height = measureHeight(font, 'x', 1 / font.unitsPerEm)
  const factor = height > 0 ? 1 + (USUAL_X_HEIGHT / height - 1) * SIZE_SHARE : 1
  return Math.round(Math.min(1.3, Math.max(0.8, factor)) * 100) / 100
}

/** From the table GPOS, else from `kern`. */
const listKerning = (font: Font, bytes: Uint8Array, indexes: readonly number[], scale: number): KernPair[] => {
  const gpos = parseTables(bytes)['GPOS']
  const positions = new Map(indexes.map((index, position) => [index, position]))
  const kerning = gpos ? parseKerning(gpos) : undefined
  const kerned = [...new Set([...KERNED_CHARACTERS].map((character) => font.charToGlyphIndex(character)))]
  const pairs = kerned.flatMap((left) =>
    kerned.flatMap((right): KernPair[] => {
      const [first, second] = [font.glyphs.get(left), font.glyphs.get(right)]
      if (!first || !second) return []
      const by = Math.round((kerning?.(left, right) ?? font.getKerningValue(first, second)) * scale)
      const isKept = Math.abs(by) >= MIN_KERNING && Math.abs(by) < UNITS_PER_EM
      return isKept ? [{ left: positions.get(left) ?? 0, right: positions.get(right) ?? 0, by }] : []
    }),
  )
  return pairs.sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, MAX_KERN_PAIRS)
}

/** The reader fails where a font has no names at all. */
const readName = (font: Font, name: 'preferredFamily' | 'fontFamily'): string | undefined => {
  try {
    return font.getEnglishName(name)
  } catch {
    return undefined
  }
}

const getFamilyName = (font: Font): string => {
  const name = readName(font, 'preferredFamily') ?? readName(font, 'fontFamily') ?? ''
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, BRAND_LIMITS.nameChars)
    .trim()
  return plain === '' ? 'Font' : plain
}

const getWeight = ({ tables: { os2 } }: Font): FaceWeight => {
  const weight = os2?.usWeightClass ?? 400
  const isItalic = ((os2?.fsSelection ?? 0) & ITALIC) !== 0
  if (weight >= BOLD_CLASS) return isItalic ? 'bold-italic' : 'bold'
  if (isItalic) return 'italic'
  return weight <= LIGHT_CLASS ? 'light' : 'regular'
}
