import type { PdfExtractor } from '#api/ports/pdf-extractor.ts'
import { AppError } from '#shared/errors.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { loadPdfjs } from './pdfjs-legacy.ts'

/** Extraction cannot be aborted on Workers, so only small files are accepted; web clients extract the text themselves. */
const MAX_FILE_BYTES = 512 * 1024
const MAX_PAGES = 8

/** Extracts PDFs of up to 512 KiB and 8 pages in process. Throws `too-complex` for larger ones, else as `extractPdf`. */
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
