import * as pdfjs from 'pdfjs-dist'
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs'
import { unsafeCast } from '#shared/cast.ts'
import type { PdfJs } from '#shared/parser/pdf/pdfjs-types.ts'

// pdf.js finds its worker's code here and starts no worker of its own: we are in one.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } })

/** pdf.js draws on what this makes; a worker has no `document` to make canvases with. */
class OffscreenCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
    return { canvas, context: canvas.getContext('2d') }
  }
  reset(held: { canvas: OffscreenCanvas }, width: number, height: number) {
    held.canvas.width = Math.max(1, width)
    held.canvas.height = Math.max(1, height)
  }
  destroy(held: { canvas: OffscreenCanvas }) {
    held.canvas.width = 0
    held.canvas.height = 0
  }
}

/** Our files hold no filters. */
class NoopFilterFactory {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => {}
}

/** Opens our own bytes for drawing; they are copied, so the caller keeps its own. */
export const openForRendering = (bytes: Uint8Array) =>
  pdfjs.getDocument({
    data: bytes.slice(),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoopFilterFactory,
  })

export const readerPdfjs = unsafeCast<PdfJs>(pdfjs, 'PdfJs names the part of its interface that is used')
