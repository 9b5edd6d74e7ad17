/** Shows a bitmap in a canvas, which takes its size; the bitmap can be shown again. */
export const showBitmap = (canvas: HTMLCanvasElement, bitmap: ImageBitmap): void => {
  if (bitmap.width === 0) return
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
}
