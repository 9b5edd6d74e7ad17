import { type Rule, towards } from '../../rule.ts'

/** Terms that the advertisement would like; one that stands in the list counts while as many are shown at work. */
const TARGET = 0.5

export const jobPreferred: Rule = {
  code: 'job-preferred',
  category: 'keywords',
  needs: 'text',
  measure: ({ match }) => {
    if (!match || match.preferred.length === 0) return null
    const { shown, listed, missing } = match.tally.preferred
    return {
      share: towards(shown + Math.min(listed, shown), match.preferred.length, TARGET),
      params: {
        shown,
        found: shown + listed,
        of: match.preferred.length,
        missing: missing.slice(0, 8).join(', ').slice(0, 250),
      },
    }
  },
}
