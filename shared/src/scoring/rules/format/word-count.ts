import { countProseWords } from '../../context/text.ts'
import { defineRule } from '../../rule.ts'

const MIN_WORDS = 110
const MAX_WORDS = 900
const ZERO_AT_WORDS = 1_800

/**
 * Words of the summary and the statements, numbers not counted: 110 to 900 gains everything.
 * Source: Ladders eye-tracking study (2018).
 */
export const wordCount = defineRule({
  code: 'word-count',
  category: 'format',
  weight: 12,
  needs: 'text',
  field: 'experience',
  restsOn: 'work',
  comparesWith: 'summary',
  measure: ({ proseWords, content, statements }) => ({
    ratio:
      proseWords < MIN_WORDS
        ? proseWords / MIN_WORDS
        : Math.max(0, Math.min(1, (ZERO_AT_WORDS - proseWords) / (ZERO_AT_WORDS - MAX_WORDS))),
    params: {
      words: proseWords,
      fewest: MIN_WORDS,
      most: MAX_WORDS,
      written: countProseWords(content.sections.summary, statements),
    },
  }),
})
