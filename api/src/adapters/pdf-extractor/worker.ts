import type { PdfExtractor } from '#api/ports/pdf-extractor.ts'
import { AppError } from '#shared/errors.ts'
import { detectFileType } from '#shared/parser/detect-file-type.ts'
import { extractFile, isWordFile } from '#shared/parser/extract-file.ts'
import { assertCheap } from './assert-cheap.ts'
import { loadPdfjs } from './pdfjs-legacy.ts'

/** Extraction cannot be aborted on Workers, so only small files are accepted; web clients extract the text themselves. */
const MAX_FILE_BYTES = 512 * 1024
const MAX_PAGES = 8
/** A Word file's pictures are not read: only its XML counts. A Worker has 128 MB. */
const MAX_INFLATED_BYTES = 4 * 1024 * 1024

/**
 * Extracts the first 8 pages of PDFs of up to 512 KiB in process, and Word files. Throws `too-complex` for larger ones and
 * for bombs (see `assertCheap`), else as `extractFile`.
 */
export const createWorkerPdfExtractor = (): PdfExtractor => {
  let pdfjs: ReturnType<typeof loadPdfjs> | undefined
  return {
    extract: async (bytes, { signal } = {}) => {
      if (!isWordFile(detectFileType(bytes))) {
        if (bytes.length > MAX_FILE_BYTES) throw new AppError('too-complex')
        assertCheap(bytes)
      }
      const load = () => (pdfjs ??= loadPdfjs())
      const limits = { maxPages: MAX_PAGES, maxInflatedBytes: MAX_INFLATED_BYTES }
      return await extractFile(load, bytes, { ...limits, ...(signal && { signal }) })
    },
  }
}
