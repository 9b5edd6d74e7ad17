const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Map(Array.from(ALPHABET, (char, value) => [char, value]))

/** The bytes of Base64 text, up to the padding or the first character outside its alphabet. */
export const decodeBase64 = (base64: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor((base64.length * 3) / 4))
  let length = 0
  let bits = 0
  let count = 0
  for (const char of base64) {
    const value = VALUES.get(char)
    if (value === undefined) break
    bits = ((bits << 6) | value) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes[length++] = (bits >> count) & 0xff
  }
  return bytes.subarray(0, length)
}

/** Base64 text with padding. */
export const encodeBase64 = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const group = (a << 16) | (b << 8) | c
    const chars = [18, 12, 6, 0].map((shift) => ALPHABET.charAt((group >> shift) & 63))
    parts.push(...chars.map((char, i) => (at + i > bytes.length ? '=' : char)))
  }
  return parts.join('')
}
