import type { RecognizedWord } from './recognized-page.ts'

/** Heights above the baseline, in em: of capitals, digits and ascenders, and of letters without. */
const ASCENDER_EM = 0.73
const X_HEIGHT_EM = 0.53
const DESCENDER_EM = 0.21
/** Accents and signs have heights of their own. */
const HAS_OTHER_HEIGHT = /[\u00c0-\u00dc|()[\]{}/\\]/
const HAS_ASCENDER = /[A-Z0-9bdfhkltßñáéíóúü@]/
const HAS_DESCENDER = /[gjpqyçQ,;_@]/
const HAS_LETTER = /[\p{L}\p{N}]/u

/** Position and size of words in px. */
export interface WordMeasure {
  readonly baseline: number
  readonly em: number
}

/** The lower one of two in the middle: boxes err by reaching into the row below. */
const median = (values: readonly number[]): number | undefined =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]

/**
 * Baseline and font size of words that stand side by side: the medians of what their boxes say, given which letters are
 * in them. Undefined for signs only. What a whole line says is no help, because it may run through two columns.
 */
export const measureWords = (words: readonly RecognizedWord[]): WordMeasure | undefined => {
  const measured = words.flatMap(({ text, bbox }) => {
    if (!HAS_LETTER.test(text) || HAS_OTHER_HEIGHT.test(text)) return []
    const descent = HAS_DESCENDER.test(text) ? DESCENDER_EM : 0
    const em = (bbox.y1 - bbox.y0) / ((HAS_ASCENDER.test(text) ? ASCENDER_EM : X_HEIGHT_EM) + descent)
    return em > 0 ? new Array<WordMeasure>(text.length).fill({ baseline: bbox.y1 - descent * em, em }) : []
  })
  const baseline = median(measured.map((one) => one.baseline))
  const em = median(measured.map((one) => one.em))
  return baseline === undefined || em === undefined ? undefined : { baseline, em }
}
