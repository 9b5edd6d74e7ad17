import type { PositionedPicture } from '../draw/draw-list.ts'
import { formatNumber, roundedRectPath } from './content-stream.ts'
import type { JsPdfDocument } from './jspdf.ts'

/** Corner radius of a rounded photo as a share of its size. */
const CORNER_SHARE = 0.12

/**
 * Writes a photo as a tagged figure, clipped to the shape of its crop. A picture that cannot be decoded is omitted.
 * Returns its color space, such as `DeviceRGB`; undefined without one.
 */
export const writePicture = (
  { pdf, internal }: JsPdfDocument,
  picture: PositionedPicture,
  mcid: number,
  height: number,
): string | undefined => {
  const { x, y, size, source, crop } = picture
  const bottom = height - y - size
  const radius = { round: size / 2, rounded: size * CORNER_SHARE, square: 0, none: 0 }[crop.shape]
  const clip = radius
    ? roundedRectPath(x, bottom, size, size, radius)
    : `${formatNumber(x)} ${formatNumber(bottom)} ${formatNumber(size)} ${formatNumber(size)} re`
  let colors: string | undefined
  internal.out(`/Figure <</MCID ${mcid}>> BDC\nq ${clip} W n`)
  try {
    const format = source.startsWith('data:image/png') ? 'PNG' : 'JPEG'
    const { width, height: tall, colorSpace } = pdf.getImageProperties(source)
    const scale = (size / Math.min(width, tall)) * crop.zoom
    const [w, h] = [width * scale, tall * scale]
    pdf.addImage(source, format, x - (w - size) * crop.x, y - (h - size) * crop.y, w, h, undefined, 'FAST')
    colors = colorSpace
  } catch {
    // The resume is still useful without the photo.
  }
  internal.out('Q\nEMC')
  return colors
}
