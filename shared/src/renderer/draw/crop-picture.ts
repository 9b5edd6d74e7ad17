import type { PositionedPicture } from './draw-list.ts'
import type { PictureSize } from './picture-size.ts'

/** Corner radius of a rounded photo as a share of its size. */
const CORNER_SHARE = 0.12

/** Radius of the corners of the box of a picture, in pt. */
export const getCornerRadius = ({ width, crop }: PositionedPicture): number =>
  ({ round: width / 2, rounded: width * CORNER_SHARE, square: 0, none: 0 })[crop.shape]

/** Where the whole of a picture lies of which the box shows a part. `file`: its size in pixels. */
export const placeWholePicture = ({ x, y, width, height, crop }: PositionedPicture, file: PictureSize) => {
  const scale = Math.max(width / file.width, height / file.height) * crop.zoom
  const [w, h] = [file.width * scale, file.height * scale]
  return { x: x - (w - width) * crop.x, y: y - (h - height) * crop.y, width: w, height: h }
}
