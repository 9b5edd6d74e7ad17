import { type FontFace, getBearing } from './font-face.ts'
import { ARGS_ARE_OFFSETS, ARGS_ARE_WORDS, createGlyphLocator, listComponents } from './glyph-table.ts'
import { roundOutline } from './round-outline.ts'
import { getTable } from './sfnt.ts'
import { getBaseGlyph, isTabularGlyph } from './tabular-glyph.ts'

/** A face with some of its glyphs, renumbered in the order of `glyphs`; glyph 0 is `.notdef`. */
export interface FontSubset {
  readonly file: Uint8Array
  /** Original glyph id to new id. */
  readonly newGlyphIds: ReadonlyMap<number, number>
  /** Original glyph ids, by new id. */
  readonly glyphs: readonly number[]
}

/**
 * Builds a TrueType file with the given glyphs and the components they refer to. A tabular glyph refers to its digit.
 * Outlines are rounded to multiples of `step` font units.
 */
export const subsetFont = (face: FontFace, wanted: readonly number[], step = 1): FontSubset => {
  const { tables } = face
  const glyf = getTable(tables, 'glyf')
  const offset = createGlyphLocator(tables)
  const newGlyphIds = new Map<number, number>([[0, 0]])
  const glyphs = [0]
  const add = (glyph: number) => {
    if (newGlyphIds.has(glyph)) return
    newGlyphIds.set(glyph, glyphs.length)
    glyphs.push(glyph)
  }
  for (const glyph of wanted) add(glyph)
  for (let i = 0; i < glyphs.length; i++) {
    const glyph = glyphs[i] ?? 0
    if (isTabularGlyph(glyph)) add(getBaseGlyph(glyph))
    else if (offset(glyph + 1) > offset(glyph)) for (const part of listComponents(glyf, offset(glyph))) add(part.glyph)
  }
  const shiftOf = (glyph: number): number =>
    isTabularGlyph(glyph)
      ? Math.round(((face.digitWidth - face.advance(getBaseGlyph(glyph))) * face.unitsPerEm) / 2000)
      : 0
  const outlines = glyphs.map((glyph) =>
    isTabularGlyph(glyph)
      ? createShiftedOutline(
          glyf,
          offset(getBaseGlyph(glyph)),
          newGlyphIds.get(getBaseGlyph(glyph)) ?? 0,
          shiftOf(glyph),
        )
      : roundOutline(copyOutline(glyf, offset(glyph), offset(glyph + 1), newGlyphIds), step),
  )
  const bearingOf = (i: number): number => {
    const glyph = getBaseGlyph(glyphs[i] ?? 0)
    const outline = outlines[i]
    const moved = outline?.length ? getLeftEdge(outline) - glyf.getInt16(offset(glyph) + 2) : 0
    return getBearing(tables, glyph) + moved
  }
  return { file: buildSubsetFile(face, glyphs, outlines, { shiftOf, bearingOf }), newGlyphIds, glyphs }
}

const getLeftEdge = (outline: Uint8Array): number => new DataView(outline.buffer).getInt16(2)

/** A composite glyph that draws another one, given by its new id, `dx` font units to the right. */
const createShiftedOutline = (glyf: DataView, base: number, component: number, dx: number): Uint8Array => {
  const outline = new Uint8Array(20)
  const view = new DataView(outline.buffer)
  const [xMin, yMin, xMax, yMax] = [2, 4, 6, 8].map((at) => glyf.getInt16(base + at))
  const header = [-1, (xMin ?? 0) + dx, yMin ?? 0, (xMax ?? 0) + dx, yMax ?? 0]
  for (const [i, value] of [...header, ARGS_ARE_WORDS | ARGS_ARE_OFFSETS, component, dx, 0].entries())
    view.setInt16(2 * i, value)
  return outline
}

const copyOutline = (
  glyf: DataView,
  start: number,
  end: number,
  newGlyphIds: ReadonlyMap<number, number>,
): Uint8Array => {
  const copy = new Uint8Array((end - start + 3) & ~3)
  copy.set(new Uint8Array(glyf.buffer, glyf.byteOffset + start, end - start))
  if (end === start) return copy
  const view = new DataView(copy.buffer)
  for (const part of listComponents(view, 0)) view.setUint16(part.at, newGlyphIds.get(part.glyph) ?? 0)
  return copy
}

const copyTable = (table: DataView): Uint8Array =>
  new Uint8Array(table.buffer, table.byteOffset, table.byteLength).slice()

interface HorizontalMetrics {
  /** Added to the width of a glyph on each side, in font units. */
  readonly shiftOf: (glyph: number) => number
  /** Left edge of the glyph with this new id, in font units. */
  readonly bearingOf: (id: number) => number
}

const buildSubsetFile = (
  { tables }: FontFace,
  glyphs: readonly number[],
  outlines: readonly Uint8Array[],
  { shiftOf, bearingOf }: HorizontalMetrics,
): Uint8Array => {
  const count = glyphs.length
  const head = copyTable(getTable(tables, 'head'))
  const hhea = copyTable(getTable(tables, 'hhea'))
  const maxp = copyTable(getTable(tables, 'maxp'))
  const hmtx = new Uint8Array(4 * count)
  const glyf = new Uint8Array(outlines.reduce((sum, outline) => sum + outline.length, 0))
  const isLong = glyf.length > 2 * 0xffff
  const loca = new Uint8Array((isLong ? 4 : 2) * (count + 1))
  const source = getTable(tables, 'hmtx')
  const metricCount = getTable(tables, 'hhea').getUint16(34)
  new DataView(head.buffer).setInt16(50, isLong ? 1 : 0)
  new DataView(hhea.buffer).setUint16(34, count)
  new DataView(maxp.buffer).setUint16(4, count)
  const locaView = new DataView(loca.buffer)
  const setOffset = (i: number, value: number) =>
    isLong ? locaView.setUint32(4 * i, value) : locaView.setUint16(2 * i, value / 2)
  const metrics = new DataView(hmtx.buffer)
  let at = 0
  for (const [i, outline] of outlines.entries()) {
    const glyph = getBaseGlyph(glyphs[i] ?? 0)
    const shift = shiftOf(glyphs[i] ?? 0)
    setOffset(i, at)
    glyf.set(outline, at)
    at += outline.length
    metrics.setUint16(4 * i, source.getUint16(4 * Math.min(glyph, metricCount - 1)) + 2 * shift)
    metrics.setInt16(4 * i + 2, bearingOf(i))
  }
  setOffset(count, at)
  return buildSfnt({ glyf, head, hhea, hmtx, loca, maxp })
}

/** A TrueType file of its tables, in the order of their tags. */
export const buildSfnt = (tables: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const entries = Object.entries(tables)
  const start = 12 + 16 * entries.length
  const size = entries.reduce((sum, [, table]) => sum + ((table.length + 3) & ~3), start)
  const file = new Uint8Array(size)
  const view = new DataView(file.buffer)
  view.setUint32(0, 0x00010000)
  view.setUint16(4, entries.length)
  const level = Math.floor(Math.log2(entries.length))
  for (const [i, value] of [16 * 2 ** level, level, 16 * (entries.length - 2 ** level)].entries())
    view.setUint16(6 + 2 * i, value)
  let at = start
  for (const [i, [tag, table]] of entries.entries()) {
    const record = 12 + 16 * i
    for (let n = 0; n < 4; n++) view.setUint8(record + n, tag.charCodeAt(n))
    view.setUint32(record + 8, at)
    view.setUint32(record + 12, table.length)
    file.set(table, at)
    at += (table.length + 3) & ~3
  }
  return file
}
