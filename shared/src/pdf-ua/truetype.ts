/** The tables of a TrueType font that the conditions need. */
export interface TrueType {
  readonly glyphCount: number
  readonly hasUnicodeCmap: boolean
  /** Of a glyph in thousandths of the font size; undefined where the font has none. */
  width(glyph: number): number | undefined
  /** The glyphs with an outline or an advance width. */
  listGlyphs(): number[]
}

/** Reads a font program with one character per byte; undefined when it is damaged. */
export const readTrueType = (font: string): TrueType | undefined => {
  const view = new DataView(Uint8Array.from(font, (char) => char.charCodeAt(0)).buffer)
  try {
    return readTables(view, font)
  } catch {
    return undefined
  }
}

const readTables = (view: DataView, font: string): TrueType => {
  const tables = new Map<string, number>()
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i
    tables.set(font.slice(at, at + 4), view.getUint32(at + 8))
  }
  const table = (tag: string): number => {
    const at = tables.get(tag)
    if (at === undefined) throw new Error(`no table ${tag}`)
    return at
  }
  const unitsPerEm = view.getUint16(table('head') + 18)
  const metrics = view.getUint16(table('hhea') + 34)
  const glyphCount = view.getUint16(table('maxp') + 4)
  const hmtx = table('hmtx')
  return {
    glyphCount,
    hasUnicodeCmap: hasUnicodeCmap(view, tables.get('cmap')),
    width: (glyph) =>
      glyph < glyphCount ? (view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)) * 1000) / unitsPerEm : undefined,
    listGlyphs: () => Array.from({ length: glyphCount }, (_, glyph) => glyph),
  }
}

const hasUnicodeCmap = (view: DataView, cmap: number | undefined): boolean => {
  if (cmap === undefined) return false
  const count = view.getUint16(cmap + 2)
  return Array.from({ length: count }, (_, i) => cmap + 4 + 8 * i).some(
    (at) => view.getUint16(at) === 3 && view.getUint16(at + 2) === 1,
  )
}
