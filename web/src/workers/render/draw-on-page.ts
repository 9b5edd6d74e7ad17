import { AppError } from '#shared/errors.ts'
import { openForRendering } from '../pdfjs/open-for-rendering.ts'
import { rasterizePage } from '../pdfjs/rasterize-page.ts'
import type { PreviewOptions, PreviewPage, PreviewSource } from './protocol.ts'

const createCanvas = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

const openOnPage = (bytes: Uint8Array) => openForRendering(bytes, undefined, createCanvas)

/** Draws the pages of a preview on the page's own thread, where workers have no `OffscreenCanvas`. */
export const drawPreview = async (
  { bytes, pages }: PreviewSource,
  { widthPx, pixelRatio }: PreviewOptions,
): Promise<PreviewPage[]> => {
  const loading = openOnPage(bytes)
  try {
    const file = await loading.promise
    const drawn: PreviewPage[] = []
    for (const page of pages) {
      const canvas = await rasterizePage(await file.getPage(page.number), page, widthPx * pixelRatio, createCanvas)
      drawn.push({ ...page, bitmap: await createImageBitmap(canvas) })
    }
    return drawn
  } finally {
    await loading.destroy()
  }
}

/** Page `number` (from 1) of any PDF as a PNG, `widthPx` device pixels wide. Throws `not-found` for a missing page. */
export const drawFilePage = async (bytes: Uint8Array, number: number, widthPx: number): Promise<Blob> => {
  const loading = openOnPage(bytes)
  try {
    const file = await loading.promise
    if (number < 1 || number > file.numPages) throw new AppError('not-found')
    const page = await file.getPage(number)
    const canvas = await rasterizePage(page, page.getViewport({ scale: 1 }), widthPx, createCanvas)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (blob === null) throw new AppError('internal')
    return blob
  } finally {
    await loading.destroy()
  }
}
