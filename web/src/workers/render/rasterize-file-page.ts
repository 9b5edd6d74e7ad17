import { AppError } from '#shared/errors.ts'
import { createOffscreenCanvas } from '../pdfjs/canvas.ts'
import { openForRendering } from '../pdfjs/open-for-rendering.ts'
import { rasterizePage } from '../pdfjs/rasterize-page.ts'

/** Page `number` (from 1) of any PDF as a PNG, `widthPx` device pixels wide. Throws `not-found` for a missing page. */
export const rasterizeFilePage = async (bytes: Uint8Array, number: number, widthPx: number): Promise<Blob> => {
  const loading = openForRendering(bytes)
  try {
    const file = await loading.promise
    if (number < 1 || number > file.numPages) throw new AppError('not-found')
    const page = await file.getPage(number)
    const canvas = await rasterizePage(page, page.getViewport({ scale: 1 }), widthPx, createOffscreenCanvas)
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    await loading.destroy()
  }
}
