import { countNonNumericWords, splitWords } from '../../context/text.ts'
import { hasQuantity } from '../../context/work-text/quantities.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** In words; numbers count only where they are part of a quantity. */
const MIN_WORDS = 5
const MAX_WORDS = 34
const MAX_WORDS_WITH_QUANTITY = 46

/**
 * Share of statements whose length is within limits; 90 % gains everything.
 * Source: Ladders eye-tracking study (2018).
 */
export const bulletsLength = defineRule({
  code: 'bullets-length',
  category: 'content',
  weight: 4,
  needs: 'text',
  restsOn: 'work',
  measure: ({ told: statements, quote }) => {
    if (statements.length === 0) return null
    const outOfRange = statements.filter((s) => {
      const words = countNonNumericWords(s.text)
      return hasQuantity(s.text)
        ? splitWords(s.text).length < MIN_WORDS || words > MAX_WORDS_WITH_QUANTITY
        : splitWords(s.text).length < MIN_WORDS || words > MAX_WORDS
    })
    return {
      ratio: ratioToTarget(statements.length - outOfRange.length, statements.length, 0.9),
      evidence: outOfRange.map((s) => quote(s.text, s.path)),
      params: {
        good: statements.length - outOfRange.length,
        of: statements.length,
        shortest: MIN_WORDS,
        longest: MAX_WORDS,
      },
    }
  },
})
