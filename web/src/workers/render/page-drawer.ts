import type { PDFPageProxy } from 'pdfjs-dist'
import type { DrawList, DrawListPage } from '#shared/renderer/draw/draw-list.ts'
import type { Typeface } from '#shared/renderer/fonts/typeface.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import { createOffscreenCanvas } from '../pdfjs/canvas.ts'
import { type Band, type DrawnRows, rasterizeBand, rasterizePage } from '../pdfjs/rasterize-page.ts'
import { findChangedBand } from './changed-band.ts'

/** What a page of an open PDF was written from. */
export interface DrawnDocument {
  readonly list: DrawList
  readonly faces: Typeface['faces']
}

/** Rasterizes page `number` (from 1) of a document, `widthPx` device pixels wide. */
export type DrawPage = (
  proxy: PDFPageProxy,
  document: DrawnDocument,
  number: number,
  widthPx: number,
) => Promise<ImageBitmap>

/** Draws a page as a whole. */
export const drawPage: DrawPage = async (proxy, { list }, _number, widthPx) =>
  (await rasterizePage(proxy, list.paper, widthPx, createOffscreenCanvas)).transferToImageBitmap()

interface KeptPage {
  readonly canvas: OffscreenCanvas
  readonly widthPx: number
  readonly paper: DrawList['paper']
  readonly faces: Typeface['faces']
  readonly page: DrawListPage
}

/** A window shows parts of so many pages while a person types. */
const MAX_KEPT = 2
/** 32 MB. */
const MAX_KEPT_PX = 8_000_000

/** Creates a `DrawPage` that keeps its last canvases and draws only the lines that changed since. */
export const createPageDrawer = (): DrawPage => {
  const kept = new Map<number, KeptPage>()
  return async (proxy, { list, faces }, number, widthPx) => {
    const page = list.pages[number - 1]
    const last = kept.get(number)
    const isSameLook =
      last?.widthPx === widthPx && isDeepEqual(last.paper, list.paper) && haveEqualFaces(last.faces, faces)
    const band = isSameLook && page ? findChangedBand(last.page, page) : null
    const canvas =
      last && band
        ? replaceBand(last, await rasterizeBand(proxy, list.paper, widthPx, createOffscreenCanvas, band), band)
        : await rasterizePage(proxy, list.paper, widthPx, createOffscreenCanvas)
    if (!page || canvas.width * canvas.height > MAX_KEPT_PX) return canvas.transferToImageBitmap()
    kept.delete(number)
    kept.set(number, { canvas, widthPx, paper: list.paper, faces, page })
    for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(oldest)
    return createImageBitmap(canvas)
  }
}

/** Faces with the same bytes are the same object. */
const haveEqualFaces = (a: Typeface['faces'], b: Typeface['faces']): boolean =>
  Object.entries(a).every(([weight, face]) => new Map<string, unknown>(Object.entries(b)).get(weight) === face)

/** Copies a band of a page to the canvas that shows the page as it was. */
const replaceBand = (
  { canvas, paper }: KeptPage,
  drawn: DrawnRows<OffscreenCanvas>,
  { top, bottom }: Band,
): OffscreenCanvas => {
  const scale = canvas.width / paper.width
  const first = Math.max(drawn.first, Math.floor(top * scale))
  const height = Math.min(canvas.height, Math.ceil(bottom * scale)) - first
  const { width } = canvas
  if (height > 0)
    canvas.getContext('2d')?.drawImage(drawn.canvas, 0, first - drawn.first, width, height, 0, first, width, height)
  return canvas
}
