import * as pdfjs from 'pdfjs-dist'
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs'
import { unsafeCast } from '#shared/cast.ts'
import type { PdfJs } from '#shared/parser/pdf/pdfjs-types.ts'

// With this global, pdf.js runs its worker code in the current thread, which is a worker already.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } })

export { pdfjs }

/** pdf.js as the parser's argument. */
export const parserPdfjs = unsafeCast<PdfJs>(pdfjs, 'PdfJs declares the part of the interface that the parser uses')
