/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

const PNG = [0x89, 0x50, 0x4e, 0x47]
/** Markers of a JPEG that are followed by its size: the starts of frames without those of tables. */
const isFrameStart = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** The size that a PNG or JPEG says it has; undefined for other bytes. */
export const readPictureSize = (bytes: Uint8Array): PictureSize | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (PNG.every((byte, i) => bytes[i] === byte) && bytes.length >= 24)
    return toSize(view.getUint32(16), view.getUint32(20))
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2))
    if (isFrameStart(bytes[at + 1] ?? 0)) return toSize(view.getUint16(at + 7), view.getUint16(at + 5))
  return undefined
}

const toSize = (width: number, height: number): PictureSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined
