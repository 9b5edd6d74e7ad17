/** The tables of a TrueType file by tag. Input is one of our bundled fonts, so parsing does not validate it. */
export type Tables = Readonly<Record<string, DataView>>

const readTag = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

/** Views on the tables of a TrueType file. */
export const parseTables = (bytes: Uint8Array): Tables => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables: Record<string, DataView> = {}
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i
    tables[readTag(view, at)] = new DataView(
      bytes.buffer,
      bytes.byteOffset + view.getUint32(at + 8),
      view.getUint32(at + 12),
    )
  }
  return tables
}

/** @throws Error when the font does not have the table */
export const getTable = (tables: Tables, tag: string): DataView => {
  const table = tables[tag]
  if (!table) throw new Error(`font without ${tag}`)
  return table
}

/** Maps code points to glyph ids, from the first Unicode subtable of format 4 or 12. */
export const parseCmap = (cmap: DataView): ReadonlyMap<number, number> => {
  const map = new Map<number, number>()
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const platform = cmap.getUint16(4 + 8 * i)
    const at = cmap.getUint32(8 + 8 * i)
    const format = cmap.getUint16(at)
    if (platform !== 0 && platform !== 3) continue
    if (format === 12) return parseCmapFormat12(cmap, at, map)
    if (format === 4) return parseCmapFormat4(cmap, at, map)
  }
  return map
}

const parseCmapFormat12 = (cmap: DataView, at: number, map: Map<number, number>) => {
  for (let i = 0; i < cmap.getUint32(at + 12); i++) {
    const group = at + 16 + 12 * i
    const first = cmap.getUint32(group)
    const glyph = cmap.getUint32(group + 8)
    for (let code = first; code <= cmap.getUint32(group + 4); code++) map.set(code, glyph + code - first)
  }
  return map
}

const parseCmapFormat4 = (cmap: DataView, at: number, map: Map<number, number>) => {
  const segments = cmap.getUint16(at + 6)
  const ends = at + 14
  const starts = ends + segments + 2
  const deltas = starts + segments
  const offsets = deltas + segments
  for (let s = 0; s < segments; s += 2) {
    const start = cmap.getUint16(starts + s)
    const end = cmap.getUint16(ends + s)
    const delta = cmap.getUint16(deltas + s)
    const offset = cmap.getUint16(offsets + s)
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const direct = offset === 0 ? code : cmap.getUint16(offsets + s + offset + 2 * (code - start))
      const glyph = offset !== 0 && direct === 0 ? 0 : (direct + delta) & 0xffff
      if (glyph) map.set(code, glyph)
    }
  }
  return map
}
