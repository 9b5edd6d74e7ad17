/** The tables that are read of an uploaded font. Reading a damaged one of the others takes gigabytes with some files. */
const TABLES: ReadonlySet<string> = new Set([
  'CFF ',
  'CFF2',
  'OS/2',
  'cmap',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'kern',
  'loca',
  'maxp',
  'name',
  'post',
])
const DIRECTORY_START = 12
const RECORD_BYTES = 16
/** Characters that Unicode has room for. */
const MAX_CHARACTERS = 0x110000

/**
 * A copy of a font whose directory lists the tables that are read alone, and whose `cmap` names no more characters than
 * Unicode has.
 * @throws RangeError where the file ends within its directory or `cmap`, and for too many characters
 */
export const keepTables = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const kept = new Uint8Array(bytes)
  const view = new DataView(kept.buffer)
  let count = 0
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = DIRECTORY_START + RECORD_BYTES * i
    const tag = String.fromCharCode(...kept.subarray(at, at + 4))
    if (!TABLES.has(tag)) continue
    if (tag === 'cmap') assertCharacters(view, view.getUint32(at + 8))
    kept.copyWithin(DIRECTORY_START + RECORD_BYTES * count++, at, at + RECORD_BYTES)
  }
  view.setUint16(4, count)
  return kept
}

/** Formats 12 and 13 name ranges of characters, each of up to four thousand million. */
const assertCharacters = (view: DataView, cmap: number): void => {
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + view.getUint32(cmap + 8 + 8 * i)
    const format = view.getUint16(at)
    if (format !== 12 && format !== 13) continue
    let characters = 0
    for (let group = 0; group < view.getUint32(at + 12); group++) {
      const record = at + 16 + 12 * group
      characters += Math.max(0, view.getUint32(record + 4) - view.getUint32(record) + 1)
      if (characters > MAX_CHARACTERS) throw new RangeError('too many characters')
    }
  }
}
