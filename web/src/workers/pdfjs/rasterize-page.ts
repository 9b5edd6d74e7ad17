import type { PDFPageProxy } from 'pdfjs-dist'
import { unsafeCast } from '#shared/cast.ts'
import type { PdfOperators } from '#shared/parser/pdf/pdfjs-types.ts'
import type { CanvasLike } from './canvas.ts'

/** Longest side of a canvas that phones still render, device pixels. */
const MAX_SIDE_PX = 4_096

const drawn = new WeakMap<PDFPageProxy, PdfOperators>()

/** The operators of a page that was rasterized, which pdf.js would evaluate again for the parser. */
export const getDrawnOperators = (page: PDFPageProxy): PdfOperators | undefined => drawn.get(page)

/** Rasterizes a page. `size`: the page's size in pt; `widthPx`: width of the canvas, device pixels. */
export const rasterizePage = async <Canvas extends CanvasLike>(
  page: PDFPageProxy,
  size: { readonly width: number; readonly height: number },
  widthPx: number,
  createCanvas: (width: number, height: number) => Canvas,
): Promise<Canvas> => {
  const viewport = page.getViewport({ scale: Math.min(widthPx / size.width, MAX_SIDE_PX / size.height) })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no canvas')
  const canvasContext = unsafeCast<Parameters<PDFPageProxy['render']>[0]['canvasContext']>(
    context,
    'pdf.js draws on an offscreen context too',
  )
  const task = page.render({ canvas: null, canvasContext, viewport })
  await task.promise
  const { _internalRenderTask: done } = unsafeCast<{ _internalRenderTask?: { operatorList?: PdfOperators } }>(
    task,
    'pdf.js has no public name for them',
  )
  if (done?.operatorList) drawn.set(page, done.operatorList)
  return canvas
}
