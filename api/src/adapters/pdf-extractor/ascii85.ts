const FIRST = 0x21
const LAST = 0x75
const ZEROS = 0x7a
const END = 0x7e

/** Decodes the filter ASCII85Decode up to `~`; characters outside its alphabet are skipped. */
export const decodeAscii85 = (data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const out = new Uint8Array(data.length * 4)
  const view = new DataView(out.buffer)
  let length = 0
  let group = 0
  let digits = 0
  const write = (value: number, bytes: number): void => {
    view.setUint32(length, value)
    length += bytes
  }
  for (const byte of data) {
    if (byte === END) break
    if (byte === ZEROS && digits === 0) write(0, 4)
    if (byte < FIRST || byte > LAST) continue
    group = group * 85 + (byte - FIRST)
    if (++digits < 5) continue
    write(group % 2 ** 32, 4)
    group = 0
    digits = 0
  }
  if (digits > 1) {
    for (let missing = digits; missing < 5; missing++) group = group * 85 + 84
    write(group % 2 ** 32, digits - 1)
  }
  return out.slice(0, length)
}
