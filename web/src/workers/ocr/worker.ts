import '../../polyfills.ts'
import '../../disable-zod-eval.ts'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { addRecognizedPages, createScannedDocument } from '#shared/parser/recognition/add-recognized-pages.ts'
import { findScannedPages } from '#shared/parser/recognition/find-scanned-pages.ts'
import type { RecognizedPage } from '#shared/parser/recognition/recognized-page.ts'
import { createOffscreenCanvas } from '../pdfjs/canvas.ts'
import { openForRendering, type PictureDecoders } from '../pdfjs/open-for-rendering.ts'
import { rasterizePage } from '../pdfjs/rasterize-page.ts'
import { serveWorker } from '../serve-worker.ts'
import { toGrayImage } from './gray-image.ts'
import type { OcrApi } from './protocol.ts'
import { getPictureScale, recognizePicture } from './recognize-picture.ts'
import { type Recognizer, startRecognizer, unpack } from './recognizer.ts'

/** Pages beyond are left out. */
const MAX_PAGES = 10

/** A file in work, with the pages that were recognized so far. */
interface OpenFile {
  readonly pdf: PDFDocumentProxy
  readonly document: ExtractedDocument
  readonly recognized: RecognizedPage[]
}

let recognizer: Recognizer | undefined
let decoders: PictureDecoders | undefined
let open: OpenFile | undefined

const getOpenFile = (): OpenFile => {
  if (!open) throw new AppError('internal')
  return open
}

const getPage = async (pdf: PDFDocumentProxy, number: number) => {
  const page = await pdf.getPage(number)
  return { page, size: page.getViewport({ scale: 1 }) }
}

/** Sizes of all pages, pt. */
const measurePages = (pdf: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: pdf.numPages }, async (_, i) => (await getPage(pdf, i + 1)).size))

const toOpenError = (error: unknown): AppError =>
  new AppError(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged', {}, error)

const api: OcrApi = {
  start: async (data) => {
    decoders = {
      'jbig2.wasm': unpack(data.decoders['jbig2.wasm']),
      'openjpeg.wasm': unpack(data.decoders['openjpeg.wasm']),
    }
    recognizer = await startRecognizer(data.recognizer)
  },
  openFile: async (file, extracted) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const pdf = await openForRendering(bytes, decoders).promise.catch((error: unknown) => {
      throw toOpenError(error)
    })
    const document = extracted ?? createScannedDocument(await measurePages(pdf), file.size)
    open = { pdf, document, recognized: [] }
    return findScannedPages(document).slice(0, MAX_PAGES)
  },
  recognizePage: async (number, onProgress) => {
    if (!recognizer) throw new AppError('internal')
    const { pdf, recognized } = getOpenFile()
    const { page, size } = await getPage(pdf, number)
    const canvas = await rasterizePage(page, size, getPictureScale(size) * size.width, createOffscreenCanvas)
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height)
    if (!pixels) throw new AppError('internal')
    const image = toGrayImage(pixels.data, width, height)
    recognized.push(await recognizePicture(recognizer, image, { number, size }, onProgress))
  },
  finish: async () => {
    const { document, recognized } = getOpenFile()
    const truncated = findScannedPages(document).length > recognized.length
    return addRecognizedPages(document, recognized, { truncated })
  },
}

// This worker never needs the network; its policy forbids requests too. See workers/extract/worker.ts.
Object.assign(globalThis, { fetch: undefined, XMLHttpRequest: undefined, WebSocket: undefined })

serveWorker(api)
