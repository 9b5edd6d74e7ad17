import { strFromU8 } from 'fflate'
import { decodeBase64 } from '../../../base64.ts'
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
        ? strFromU8(decodeBase64(data), true)
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
