import type { PDFPageProxy } from 'pdfjs-dist'
import { unsafeCast } from '#shared/cast.ts'
import type { PdfOperators } from '#shared/parser/pdf/pdfjs-types.ts'
import type { CanvasLike } from './canvas.ts'
import { pdfjs } from './pdfjs.ts'

/** Longest side of a canvas that phones still render, device pixels. */
const MAX_SIDE_PX = 4_096

const drawn = new WeakMap<PDFPageProxy, PdfOperators>()

/** The operators of a page that was rasterized, which pdf.js would evaluate again for the parser. */
export const getDrawnOperators = (page: PDFPageProxy): PdfOperators | undefined => drawn.get(page)

/** A part of a page over its whole width, in pt downwards from the top. */
export interface Band {
  readonly top: number
  readonly bottom: number
}

/** How far from its baseline a text may have ink, as a share of its size. */
const INK_REACH = 2

/** Where a text may have ink. `y`: of its baseline. */
export const getInkBand = (y: number, size: number): Band => ({
  top: y - size * INK_REACH,
  bottom: y + size * INK_REACH,
})

/** Space above and below a band that is drawn too, in pt: outlines that end at an edge have other shades near it. */
const BAND_MARGIN = 40

type CreateCanvas<Canvas> = (width: number, height: number) => Canvas

interface PageSize {
  readonly width: number
  readonly height: number
}

/** Rasterizes a page. `size`: the page's size in pt; `widthPx`: width of the canvas, device pixels. */
export const rasterizePage = async <Canvas extends CanvasLike>(
  page: PDFPageProxy,
  size: PageSize,
  widthPx: number,
  createCanvas: CreateCanvas<Canvas>,
): Promise<Canvas> => (await rasterizeRows(page, size, widthPx, createCanvas)).canvas

/** A canvas with the rows of a page from `first` on. */
export interface DrawnRows<Canvas> {
  readonly canvas: Canvas
  readonly first: number
}

/** As `rasterizePage`, but only the rows that show a band, and some around it that show less than the page. */
export const rasterizeBand = <Canvas extends CanvasLike>(
  page: PDFPageProxy,
  size: PageSize,
  widthPx: number,
  createCanvas: CreateCanvas<Canvas>,
  band: Band,
): Promise<DrawnRows<Canvas>> => rasterizeRows(page, size, widthPx, createCanvas, band)

const rasterizeRows = async <Canvas extends CanvasLike>(
  page: PDFPageProxy,
  size: PageSize,
  widthPx: number,
  createCanvas: CreateCanvas<Canvas>,
  band?: Band,
): Promise<DrawnRows<Canvas>> => {
  const scale = Math.min(widthPx / size.width, MAX_SIDE_PX / size.height)
  const whole = page.getViewport({ scale })
  const height = Math.round(whole.height)
  const first = band ? Math.max(0, Math.floor((band.top - BAND_MARGIN) * scale)) : 0
  const end = band ? Math.min(height, Math.ceil((band.bottom + BAND_MARGIN) * scale)) : height
  const canvas = createCanvas(Math.round(whole.width), Math.max(1, end - first))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no canvas')
  const canvasContext = unsafeCast<Parameters<PDFPageProxy['render']>[0]['canvasContext']>(
    context,
    'pdf.js draws on an offscreen context too',
  )
  const viewport = first > 0 ? page.getViewport({ scale, offsetY: -first }) : whole
  const operationsFilter = band && createBandFilter(band, size.height)
  const task = page.render({ canvas: null, canvasContext, viewport, ...(operationsFilter && { operationsFilter }) })
  await task.promise
  const { _internalRenderTask: done } = unsafeCast<{ _internalRenderTask?: { operatorList?: PdfOperators } }>(
    task,
    'pdf.js has no public name for them',
  )
  if (done?.operatorList) drawn.set(page, done.operatorList)
  return { canvas, first }
}

type Matrix = readonly [number, number, number, number, number, number]

/** Leaves out texts without ink in a band. `height`: of the page in pt. Our writer positions each text by a matrix. */
const createBandFilter = ({ top, bottom }: Band, height: number) => {
  const { setFont, setTextMatrix, showText } = pdfjs.OPS
  let size = Number.POSITIVE_INFINITY
  let y = 0
  return (index: number, { fnArray, argsArray }: PdfOperators): boolean => {
    const operator = fnArray[index]
    if (operator === setFont) [, size] = unsafeCast<readonly [string, number]>(argsArray[index], 'name and size')
    if (operator === setTextMatrix) y = height - unsafeCast<readonly [Matrix]>(argsArray[index], 'one matrix')[0][5]
    if (operator !== showText) return true
    const ink = getInkBand(y, size)
    return ink.bottom >= top && ink.top <= bottom
  }
}
