/** A picture of one byte for each pixel, row by row: 0 is black. */
export interface GrayImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Clockwise, in degrees. */
export type QuarterTurn = 0 | 90 | 180 | 270

/** A gray picture of RGBA pixels on white. */
export const toGrayImage = (rgba: Uint8ClampedArray, width: number, height: number): GrayImage => {
  const pixels = new Uint8Array(width * height)
  for (let from = 0, to = 0; to < pixels.length; from += 4, to++)
    pixels[to] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8
  return { width, height, pixels }
}

/** The picture turned clockwise. */
export const turnImage = (image: GrayImage, turn: QuarterTurn): GrayImage => {
  if (turn === 0) return image
  const { width, height, pixels } = image
  if (turn === 180) return { width, height, pixels: pixels.toReversed() }
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = turn === 90 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y
      turned[to] = pixels[y * width + x] ?? 0
    }
  return { width: height, height: width, pixels: turned }
}

/** The picture in the format PGM, which needs no compression. */
export const toPgm = ({ width, height, pixels }: GrayImage): Uint8Array => {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(header.length + pixels.length)
  file.set(header)
  file.set(pixels, header.length)
  return file
}
