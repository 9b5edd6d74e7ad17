import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { openForRendering } from '../pdfjs/open-for-rendering.ts'

const MOST_PIXELS = 4_096

/** One page of a person's own file as a PNG, `widthPx` device pixels wide. Throws `not-found` for a page it has not. */
export const rasterizeFilePage = async (bytes: Uint8Array, number: number, widthPx: number): Promise<Blob> => {
  const loading = openForRendering(bytes)
  try {
    const file = await loading.promise
    if (number < 1 || number > file.numPages) throw new AppError('not-found')
    const page = await file.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: Math.min(widthPx / width, MOST_PIXELS / height) })
    const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height))
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('no canvas')
    await page.render({
      canvas: null,
      canvasContext: unsafeCast<Parameters<typeof page.render>[0]['canvasContext']>(
        context,
        'pdf.js draws on either kind',
      ),
      viewport,
    }).promise
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    await loading.destroy()
  }
}
