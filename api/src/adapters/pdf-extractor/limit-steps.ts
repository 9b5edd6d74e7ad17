import { AppError } from '#shared/errors.ts'

/** Of 180 real CVs of up to 512 KiB the largest takes 3.3 million. As many as fit take about two seconds. */
const MAX_STEPS = 6_000_000

/**
 * Runs one extraction whose parse ends after `MAX_STEPS` loop steps of pdf.js, where its worker counts them. Throws
 * `too-complex` then, and what `extract` throws. Extractions that overlap share the steps of the one that began last.
 */
export const limitPdfSteps = async <T>(extract: () => Promise<T>): Promise<T> => {
  const { limitSteps, countSteps } = await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  limitSteps?.(MAX_STEPS)
  // pdf.js goes on after most errors: what it returns then is a part of the file.
  const assertCounted = (): void => {
    if (countSteps && countSteps() > MAX_STEPS) throw new AppError('too-complex')
  }
  try {
    const extracted = await extract()
    assertCounted()
    return extracted
  } catch (error) {
    assertCounted()
    throw error
  }
}
