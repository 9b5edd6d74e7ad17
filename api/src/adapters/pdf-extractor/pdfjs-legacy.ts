import { unsafeCast } from '#shared/cast.ts'
import type { PdfJs } from '#shared/parser/pdf/pdfjs-types.ts'

/** Loads the legacy build of pdf.js with its worker on the same thread, so it starts no nested worker. */
export const loadPdfjs = async (): Promise<PdfJs> => {
  const worker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  Object.assign(globalThis, { pdfjsWorker: worker })
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return unsafeCast<PdfJs>(pdfjs, 'PdfJs names the part of its interface that is used')
}
