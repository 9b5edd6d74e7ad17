import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { unsafeCast } from '#shared/cast.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { addRecognizedPages, createScannedDocument } from '#shared/parser/recognition/add-recognized-pages.ts'
import type { RecognizedPage } from '#shared/parser/recognition/recognized-page.ts'
import { type GrayImage, toGrayImage } from '#web/workers/ocr/gray-image.ts'
import { getPictureScale, recognizePicture } from '#web/workers/ocr/recognize-picture.ts'
import { type Recognizer, startRecognizer } from '#web/workers/ocr/recognizer.ts'

const require = createRequire(import.meta.url)
const readPackageFile = (path: string) => new Uint8Array(readFileSync(require.resolve(path)))
/** Folders of pdf.js: fonts that PDFs need not contain, and decoders of pictures. */
const PDFJS = dirname(require.resolve('pdfjs-dist/package.json'))
const FOLDERS = { standardFontDataUrl: join(PDFJS, 'standard_fonts/'), wasmUrl: join(PDFJS, 'wasm/') }
const readLanguage = (code: string) =>
  readPackageFile(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`)

/** The recognizer of the browser's worker, in this thread, with its files read from the packages. */
export const startNodeRecognizer = (): Promise<Recognizer> =>
  startRecognizer({
    core: readPackageFile('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
    eng: readLanguage('eng'),
    spa: readLanguage('spa'),
  })

interface PageSize {
  readonly width: number
  readonly height: number
}

/** The part of pdf.js that draws. */
interface DrawablePage {
  getViewport(options: { scale: number }): PageSize
  render(options: object): { readonly promise: Promise<void> }
}

/** A page's picture as the browser's worker makes it, and its size in pt. */
const drawPage = async (page: DrawablePage): Promise<{ image: GrayImage; size: PageSize }> => {
  const size = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: getPictureScale(size) })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  const context = canvas.getContext('2d')
  await page.render({ canvas: null, canvasContext: context, viewport }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { image: toGrayImage(data, width, height), size: { width: size.width, height: size.height } }
}

/** A document of what is recognized on all pages of a PDF, as if all were scans, and the ms that took for each page. */
export const recognizeScan = async (
  recognizer: Recognizer,
  bytes: Uint8Array,
): Promise<{ document: ExtractedDocument; pageMs: number[] }> => {
  const pdfjs = await loadPdfjs()
  const loading = pdfjs.getDocument({ ...FOLDERS, data: bytes.slice(), verbosity: 0, useSystemFonts: false })
  const file = await loading.promise
  const pages: RecognizedPage[] = []
  const pageMs: number[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const started = performance.now()
    const page = unsafeCast<DrawablePage>(await file.getPage(number), 'PdfPage declares only what the parser uses')
    const { image, size } = await drawPage(page)
    pages.push(await recognizePicture(recognizer, image, { number, size }, () => {}))
    pageMs.push(performance.now() - started)
  }
  await loading.destroy()
  return { document: addRecognizedPages(createScannedDocument(pages, bytes.length), pages), pageMs }
}
