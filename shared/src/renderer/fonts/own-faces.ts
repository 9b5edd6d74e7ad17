import { decodeBase64 } from '../../base64.ts'
import { FACE_WEIGHTS, type OwnFamily } from '../../resume/design/brand.ts'
import { checkOwnFace } from './check-own-face.ts'
import type { FontFiles } from './font-set.ts'

/** Checked files by their Base64: the same text gives the same bytes, so that their metrics are read once. */
const checked = new Map<string, Uint8Array | null>()
const MAX_CHECKED = 24

/** The bytes of a face of a brand; null when they are not a font as `checkOwnFace` requires. */
export const parseOwnFace = (base64: string): Uint8Array | null => {
  const known = checked.get(base64)
  if (known !== undefined) return known
  const bytes = decodeBase64(base64)
  const face = checkOwnFace(bytes) ? bytes : null
  if (checked.size >= MAX_CHECKED) checked.clear()
  checked.set(base64, face)
  return face
}

/** The faces of a family that can be drawn; undefined without a regular one. */
export const loadOwnFaces = ({ name, files }: OwnFamily): FontFiles | undefined => {
  const regular = parseOwnFace(files.regular)
  if (!regular) return undefined
  const others = FACE_WEIGHTS.flatMap((weight) => {
    const base64 = files[weight]
    const bytes = base64 && parseOwnFace(base64)
    return bytes ? [[weight, bytes] as const] : []
  })
  return { ...Object.fromEntries(others), regular, name }
}
