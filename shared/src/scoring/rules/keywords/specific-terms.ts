import { specificTerms } from '../../job-match/terms.ts'
import { type Rule, towards } from '../../rule.ts'

/** Tools, methods and fields named where they were used. */
const ENOUGH = 7

export const specificTermsRule: Rule = {
  code: 'specific-terms',
  category: 'keywords',
  needs: 'text',
  measure: ({ content, statements }) => {
    const jobs = (content.sections.experience ?? []).map((e) => e.position)
    const terms = specificTerms([...jobs, ...statements.map((s) => s.text)].join('. '))
    return {
      share: towards(terms.length, ENOUGH),
      params: { count: terms.length, enough: ENOUGH, sample: terms.slice(0, 6).join(', ').slice(0, 160) },
    }
  },
}
