import { countNonNumericWords, splitWords } from '../../context/text.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MIN_WORDS = 18
const MAX_WORDS = 90
/** Words beside the limits that still gain everything. */
const TOLERANCE = 3
const ZERO_AT_WORDS = 200

/**
 * Length of the summary in words, numbers not counted: 18 to 90 gains everything.
 * Source: Ladders eye-tracking study (2018).
 */
export const summary = defineRule({
  code: 'summary',
  category: 'content',
  weight: 5,
  needs: 'text',
  field: 'summary',
  restsOn: 'summary',
  measure: ({ content, quote }) => {
    const text = content.sections.summary ?? ''
    const wordCount = countNonNumericWords(text)
    const ratio =
      wordCount < MAX_WORDS
        ? linearRamp(wordCount, MIN_WORDS - TOLERANCE, 0)
        : Math.max(0.3, linearRamp(wordCount, MAX_WORDS + TOLERANCE, ZERO_AT_WORDS))
    return {
      ratio,
      evidence: wordCount > 0 && ratio < 1 ? [quote(text, 'summary')] : [],
      // Who counts a long one counts its numbers too.
      params: {
        words: wordCount < MIN_WORDS ? wordCount : splitWords(text).length,
        fewest: MIN_WORDS,
        most: MAX_WORDS,
      },
    }
  },
})
