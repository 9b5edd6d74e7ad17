import type { Rule } from '../../rule.ts'

/** Words of the summary and the bullets, figures and lists not counted. */
const FEWEST = 110
const MOST = 900
const TOO_MANY = 1_800

export const wordCount: Rule = {
  code: 'word-count',
  category: 'format',
  needs: 'text',
  measure: ({ proseWords }) => ({
    share:
      proseWords < FEWEST ? proseWords / FEWEST : Math.max(0, Math.min(1, (TOO_MANY - proseWords) / (TOO_MANY - MOST))),
    params: { words: proseWords, fewest: FEWEST, most: MOST },
  }),
}
