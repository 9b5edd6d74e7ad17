import type { Fonts } from '#api/ports/fonts.ts'
import type { TaskRunner } from '#api/ports/task-runner.ts'
import type { LoadVocabulary } from '#api/ports/vocabulary.ts'
import { AppError } from '#shared/errors.ts'
import { detectFileType } from '#shared/parser/detect-file-type.ts'
import { extractFile, isWordFile } from '#shared/parser/extract-file.ts'
import { assertCheap } from '../pdf-extractor/assert-cheap.ts'
import { limitPdfSteps } from '../pdf-extractor/limit-steps.ts'
import { loadPdfjs } from '../pdf-extractor/pdfjs-legacy.ts'
import { assertFits } from './assert-fits.ts'
import { toSource } from './handle-source.ts'
import { type Handlers, handleTask } from './handlers.ts'
import { createHandlers } from './task-handlers.ts'

/** Work cannot be aborted on Workers, so only small files are accepted; web clients extract the text themselves. */
const MAX_FILE_BYTES = 512 * 1024
const MAX_PAGES = 8
/** A Word file's pictures are not read: only its XML counts. A Worker has 128 MB. */
const MAX_INFLATED_BYTES = 4 * 1024 * 1024

/**
 * Runs tasks in this process, where nothing can be stopped: `too-complex` for inputs that could take longer than a Worker
 * may (see `assertFits`), PDFs of more than 512 KiB and bombs (see `assertCheap`, `limitPdfSteps`). Reads the first 8 pages
 * of a PDF.
 */
export const createInProcessTaskRunner = (fonts: Fonts, loadVocabulary: LoadVocabulary): TaskRunner => {
  let pdfjs: ReturnType<typeof loadPdfjs> | undefined
  const load = () => (pdfjs ??= loadPdfjs())
  const createAllHandlers = (signal: AbortSignal | undefined): Handlers => ({
    ...createHandlers(fonts, loadVocabulary),
    'extract-file': async ({ bytes }) => {
      if (!isWordFile(detectFileType(bytes))) {
        if (bytes.length > MAX_FILE_BYTES) throw new AppError('too-complex')
        assertCheap(bytes)
      }
      const limits = { maxPages: MAX_PAGES, maxInflatedBytes: MAX_INFLATED_BYTES }
      return limitPdfSteps(async () =>
        toSource(await extractFile(load, bytes, { ...limits, ...(signal && { signal }) })),
      )
    },
  })
  return {
    run: async (name, input, { signal } = {}) => {
      if (signal?.aborted) throw new AppError('cancelled')
      assertFits(input)
      return await handleTask(createAllHandlers(signal), name, input)
    },
  }
}
