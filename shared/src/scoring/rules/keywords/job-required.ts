import { type Rule, towards } from '../../rule.ts'

/** Terms that the advertisement asks for; one that stands in the list counts while as many are shown at work. */
const TARGET = 0.8

export const jobRequired: Rule = {
  code: 'job-required',
  category: 'keywords',
  needs: 'text',
  measure: ({ match }) => {
    if (!match || match.required.length === 0) return null
    const { shown, listed, missing } = match.tally.required
    return {
      share: towards(shown + Math.min(listed, shown), match.required.length, TARGET),
      params: {
        shown,
        found: shown + listed,
        of: match.required.length,
        missing: missing.slice(0, 8).join(', ').slice(0, 250),
      },
    }
  },
}
