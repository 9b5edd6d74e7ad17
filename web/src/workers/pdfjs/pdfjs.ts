import * as pdfjs from 'pdfjs-dist'
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs'
import { unsafeCast } from '#shared/cast.ts'
import type { PdfJs } from '#shared/parser/pdf/pdfjs-types.ts'

// pdf.js finds its worker's code here and starts no worker of its own: we are in one.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } })

export const parserPdfjs = unsafeCast<PdfJs>(pdfjs, 'PdfJs names the part of its interface that is used')
