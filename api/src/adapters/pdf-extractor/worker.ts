import type { PdfExtractor } from '#api/ports/pdf-extractor.ts'
import { AppError } from '#shared/errors.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { loadPdfjs } from './pdfjs-legacy.ts'

/** A parse cannot be ended on Workers, so only files that are surely light are read; the client's own reading is the way. */
const MAX_FILE_BYTES = 512 * 1024
const MAX_PAGES = 8

/** Reads small PDFs in process. Throws `too-complex` for larger ones, else as `readPdf`. */
export const createWorkerPdfExtractor = (): PdfExtractor => {
  let pdfjs: ReturnType<typeof loadPdfjs> | undefined
  return {
    extract: async (bytes, signal) => {
      if (bytes.length > MAX_FILE_BYTES) throw new AppError('too-complex')
      pdfjs ??= loadPdfjs()
      return await extractPdf(await pdfjs, bytes, { maxPages: MAX_PAGES, ...(signal && { signal }) })
    },
  }
}
