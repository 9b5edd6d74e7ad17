import { pdfjs } from './pdfjs.ts'

/** Replaces pdf.js's canvas factory, which needs a `document`. */
class OffscreenCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
    return { canvas, context: canvas.getContext('2d') }
  }
  reset(entry: { canvas: OffscreenCanvas }, width: number, height: number) {
    entry.canvas.width = Math.max(1, width)
    entry.canvas.height = Math.max(1, height)
  }
  destroy(entry: { canvas: OffscreenCanvas }) {
    entry.canvas.width = 0
    entry.canvas.height = 0
  }
}

/** Replaces pdf.js's SVG filters, which need a `document`. */
class NoopFilterFactory {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => {}
}

/** Opens a PDF so that its pages can be rasterized in a worker. Copies `bytes`, which pdf.js would detach. */
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
