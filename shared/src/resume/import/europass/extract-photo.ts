import { LIMITS } from '../../schema/limits.ts'
import type { FieldExtractor, Path } from '../field-extractor.ts'

const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/

/** A photo as a data URL; none when it is not a PNG or JPEG, or too large. Then it stays unused and is reported. */
export const extractPhoto = (fields: FieldExtractor, path: Path, mimeType: string): string => {
  let found = ''
  fields.textMatching(
    path,
    (text) => {
      const data = text.replace(/\s+/g, '')
      const url = data.startsWith(ENCODED_SCHEME)
        ? decodeBase64(data)
        : `data:${mimeType || 'image/jpeg'};base64,${data}`
      if (PICTURE.test(url) && url.length <= LIMITS.photoChars) found = url
      return found !== ''
    },
    LIMITS.photoChars * 2,
  )
  return found
}

/** `data:image` in Base64: Europass encodes the data URL once more. */
const ENCODED_SCHEME = 'ZGF0YTppbWFnZS'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Of ASCII text; other bytes make no valid data URL. */
const decodeBase64 = (base64: string): string => {
  const parts: string[] = []
  let bits = 0
  let count = 0
  for (const char of base64) {
    const value = ALPHABET.indexOf(char)
    if (value < 0) break
    bits = ((bits << 6) | value) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    parts.push(String.fromCharCode((bits >> count) & 0xff))
  }
  return parts.join('')
}
