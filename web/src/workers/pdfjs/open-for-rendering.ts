import { type CanvasLike, createOffscreenCanvas } from './canvas.ts'
import { pdfjs } from './pdfjs.ts'

/** Replaces pdf.js's canvas factory, which needs a `document`. */
const createCanvasFactory = (createCanvas: (width: number, height: number) => CanvasLike) =>
  class {
    create(width: number, height: number) {
      const canvas = createCanvas(Math.max(1, width), Math.max(1, height))
      return { canvas, context: canvas.getContext('2d') }
    }
    reset(entry: { canvas: CanvasLike }, width: number, height: number) {
      entry.canvas.width = Math.max(1, width)
      entry.canvas.height = Math.max(1, height)
    }
    destroy(entry: { canvas: CanvasLike }) {
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

/** WebAssembly decoders of pictures (JPEG 2000, and JBIG2 with fax) by their names in pdf.js. */
export type PictureDecoders = Readonly<Record<'jbig2.wasm' | 'openjpeg.wasm', Uint8Array>>

/** Replaces pdf.js's requests for its decoders. */
const createDataFactory = (decoders: PictureDecoders) =>
  class {
    fetch = async ({ filename }: { filename: string }): Promise<Uint8Array> => {
      const bytes = new Map(Object.entries(decoders)).get(filename)
      if (!bytes) throw new Error(`no ${filename}`)
      return bytes
    }
  }

/**
 * Opens a PDF so that its pages can be rasterized. Copies `bytes`, which pdf.js would detach. Without `decoders`, which
 * need a policy that allows WebAssembly, some pictures are not drawn.
 */
export const openForRendering = (
  bytes: Uint8Array,
  decoders?: PictureDecoders,
  createCanvas: (width: number, height: number) => CanvasLike = createOffscreenCanvas,
) =>
  pdfjs.getDocument({
    data: bytes.slice(),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    // The score reads bold text from the names of the fonts.
    fontExtraProperties: true,
    useWasm: decoders !== undefined,
    ...(decoders && { wasmUrl: 'passed-in/', useWorkerFetch: false, BinaryDataFactory: createDataFactory(decoders) }),
    CanvasFactory: createCanvasFactory(createCanvas),
    FilterFactory: NoopFilterFactory,
  })
