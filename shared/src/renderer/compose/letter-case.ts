import type { LetterCase } from '../../resume/design/design-axes.ts'
import type { TextRun, Weight } from './blocks.ts'

/** Height of small capitals as a share of capitals. */
const SMALL_CAPS_SIZE = 0.8

/**
 * A text in a letter case. Small capitals are capitals of a smaller size, so that their text is read as capitals. `size`
 * in pt.
 */
export const toCaseRuns = (text: string, letterCase: LetterCase, size: number, weight?: Weight): TextRun[] => {
  const face = weight ? { weight } : {}
  if (letterCase === 'normal') return [{ ...face, text }]
  if (letterCase === 'upper') return [{ ...face, text: text.toUpperCase() }]
  return splitByCase(text).map(({ part, small }) => ({
    ...face,
    text: part.toUpperCase(),
    ...(small && { size: size * SMALL_CAPS_SIZE }),
  }))
}

/** Lower-case letters, and the others; spaces stay with what precedes them. */
const splitByCase = (text: string): { part: string; small: boolean }[] =>
  (text.match(/\p{Ll}[\p{Ll}\s]*|\P{Ll}+/gu) ?? []).map((part) => ({ part, small: /^\p{Ll}/u.test(part) }))
