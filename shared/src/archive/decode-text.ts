import { strFromU8 } from 'fflate'

/** The text of a file in UTF-8 or, with a byte-order mark, UTF-16. */
export const decodeText = (bytes: Uint8Array): string => {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes, true)
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes, false)
  return strFromU8(first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes)
}

const decodeUtf16 = (bytes: Uint8Array, isLittleEndian: boolean): string => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: string[] = []
  for (let at = 2; at < bytes.length - 1; at += 4_096) {
    const units: number[] = []
    for (let i = at; i < Math.min(at + 4_096, bytes.length - 1); i += 2) units.push(view.getUint16(i, isLittleEndian))
    parts.push(String.fromCharCode(...units))
  }
  return parts.join('')
}
