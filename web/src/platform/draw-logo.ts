import { AppError } from '#shared/errors.ts'
import { sanitizeSvg } from '#shared/renderer/brand/sanitize-svg.ts'
import { BRAND_LIMITS, type Logo } from '#shared/resume/design/brand.ts'

/** A picture as a brand stores it. */
export type DrawnLogo = Pick<Logo, 'source' | 'width' | 'height'>

/** Longer side in pixels, the first one that gives a small enough file counts. */
const SIZES_PX = [800, 560, 400, 280, 200] as const
const MIN_PX = 8
/** Of the longer side to the shorter one. */
const MAX_RATIO = 20

/**
 * Draws a PNG, JPEG or SVG file anew as PNG: an SVG without all but its shapes, as an image, where no script runs.
 * Throws `large-logo` or `unreadable-logo`.
 */
export const drawLogo = async (file: Blob): Promise<DrawnLogo> => {
  if (file.size > BRAND_LIMITS.fileBytes) throw new AppError('large-logo')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const image = await loadImage(toSafeBlob(bytes))
  const [width, height] = [image.naturalWidth || SIZES_PX[0], image.naturalHeight || SIZES_PX[0]]
  const ratio = Math.max(width, height) / Math.min(width, height)
  if (!(ratio <= MAX_RATIO)) throw new AppError('unreadable-logo')
  for (const size of SIZES_PX) {
    const scale = size / Math.max(width, height)
    const drawn = draw(image, Math.max(MIN_PX, Math.round(width * scale)), Math.max(MIN_PX, Math.round(height * scale)))
    if (drawn.source.length <= BRAND_LIMITS.logoChars) return drawn
  }
  throw new AppError('large-logo')
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, i) => bytes[i] === byte)

/** By its content, whatever its name says. */
const toSafeBlob = (bytes: Uint8Array<ArrayBuffer>): Blob => {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return new Blob([bytes], { type: 'image/png' })
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return new Blob([bytes], { type: 'image/jpeg' })
  return new Blob([sanitizeSvg(bytes)], { type: 'image/svg+xml' })
}

const loadImage = async (blob: Blob): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } catch (error) {
    throw new AppError('unreadable-logo', {}, error)
  } finally {
    URL.revokeObjectURL(url)
  }
}

const draw = (image: HTMLImageElement, width: number, height: number): DrawnLogo => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new AppError('internal')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return { source: canvas.toDataURL('image/png'), width, height }
}
