import { getCornerRadius, placeWholePicture } from '../draw/crop-picture.ts'
import type { PositionedPicture } from '../draw/draw-list.ts'
import { formatNumber, roundedRectPath } from './content-stream.ts'
import type { JsPdfDocument } from './jspdf.ts'

/**
 * Writes a picture, clipped to the shape of its crop: a tagged figure, or without an MCID an artifact. A picture that
 * cannot be decoded is omitted. Returns its color space, such as `DeviceRGB`; undefined without one.
 */
export const writePicture = (
  { pdf, internal }: JsPdfDocument,
  picture: PositionedPicture,
  mcid: number | undefined,
  pageHeight: number,
): string | undefined => {
  const { x, y, width, height, source } = picture
  const bottom = pageHeight - y - height
  const radius = getCornerRadius(picture)
  const clip = radius
    ? roundedRectPath(x, bottom, width, height, radius)
    : `${formatNumber(x)} ${formatNumber(bottom)} ${formatNumber(width)} ${formatNumber(height)} re`
  let colors: string | undefined
  const tag = mcid === undefined ? '/Artifact <</Type /Pagination>>' : `/Figure <</MCID ${mcid}>>`
  internal.out(`${tag} BDC\nq ${clip} W n`)
  try {
    const format = source.startsWith('data:image/png') ? 'PNG' : 'JPEG'
    const file = pdf.getImageProperties(source)
    const whole = placeWholePicture(picture, file)
    pdf.addImage(source, format, whole.x, whole.y, whole.width, whole.height, undefined, 'FAST')
    colors = file.colorSpace
  } catch {
    // The resume is still useful without the photo.
  }
  internal.out('Q\nEMC')
  return colors
}
