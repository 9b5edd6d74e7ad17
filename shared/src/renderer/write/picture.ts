import type { PositionedPicture } from '../draw/draw-list.ts'
import { formatNumber, roundedRectPath } from './content-stream.ts'
import type { JsPdfDocument } from './jspdf.ts'

/**
 * Writes a photo as a tagged figure, clipped to a circle when `round`. A picture that cannot be decoded is omitted.
 * Returns its color space, such as `DeviceRGB`; undefined without one.
 */
export const writePicture = (
  { pdf, internal }: JsPdfDocument,
  picture: PositionedPicture,
  mcid: number,
  height: number,
): string | undefined => {
  const { x, y, size, source, round } = picture
  const bottom = height - y - size
  const clip = round
    ? roundedRectPath(x, bottom, size, size, size / 2)
    : `${formatNumber(x)} ${formatNumber(bottom)} ${formatNumber(size)} ${formatNumber(size)} re`
  let colors: string | undefined
  internal.out(`/Figure <</MCID ${mcid}>> BDC\nq ${clip} W n`)
  try {
    const format = source.startsWith('data:image/png') ? 'PNG' : 'JPEG'
    const { width, height: tall, colorSpace } = pdf.getImageProperties(source)
    const scale = size / Math.min(width, tall)
    const [w, h] = [width * scale, tall * scale]
    pdf.addImage(source, format, x - (w - size) / 2, y - (h - size) / 2, w, h, undefined, 'FAST')
    colors = colorSpace
  } catch {
    // The resume is still useful without the photo.
  }
  internal.out('Q\nEMC')
  return colors
}
