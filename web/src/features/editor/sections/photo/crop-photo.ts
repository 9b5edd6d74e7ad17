/** Longest edge: 35 mm printed at 300 dpi. */
const MAX_EDGE_PX = 420

/** Crops an image file to a centered square and returns it as a JPEG data URL without the file's metadata. */
export const cropPhoto = async (file: File): Promise<string> => {
  const bitmap = await createImageBitmap(file)
  const side = Math.min(bitmap.width, bitmap.height)
  const edge = Math.min(side, MAX_EDGE_PX)
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context || side === 0) throw new Error('the picture is empty')
  context.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, edge, edge)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.88)
}
