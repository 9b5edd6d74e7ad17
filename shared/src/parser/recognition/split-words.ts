import type { RecognizedWord } from './recognized-page.ts'

/** A wider gap, in em, is no space between words. */
const MIN_GAP_EM = 0.8

/** The words of a line between its wide gaps: other columns and dates at the right are not printed in one go. */
export const splitAtWideGaps = (words: readonly RecognizedWord[], em: number): RecognizedWord[][] => {
  const groups: RecognizedWord[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && word.bbox.x0 - last.bbox.x1 < MIN_GAP_EM * em) group.push(word)
    else groups.push([word])
  }
  return groups
}
