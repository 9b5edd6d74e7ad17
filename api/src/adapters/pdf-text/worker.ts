import type { PdfReader } from '#api/ports/pdf-reader.ts'
import { AppError } from '#shared/errors.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { loadPdfjs } from './pdfjs-legacy.ts'

/** A parse cannot be ended on Workers, so only files that are surely light are read; the client's own reading is the way. */
const LARGEST = 512 * 1024
const MAX_PAGES = 8

/** Reads small PDFs in process. Throws `too-complex` for larger ones, else as `readPdf`. */
export const workerPdfReader = (): PdfReader => {
  let loading: ReturnType<typeof loadPdfjs> | undefined
  return {
    read: async (bytes, signal) => {
      if (bytes.length > LARGEST) throw new AppError('too-complex')
      loading ??= loadPdfjs()
      return await extractPdf(await loading, bytes, { maxPages: MAX_PAGES, ...(signal && { signal }) })
    },
  }
}
