import { specificTerms } from '../../job-match/terms.ts'
import { root, tokensOf } from '../../job-match/tokens.ts'
import type { Rule } from '../../rule.ts'

const ENOUGH = 2

/** The summary repeats the words a search would use: the trade, and two tools or fields. */
export const summaryKeywords: Rule = {
  code: 'summary-keywords',
  category: 'keywords',
  needs: 'text',
  measure: ({ content, place }) => {
    const text = content.sections.summary ?? ''
    if (text.trim() === '') return null
    const trade = new Set(
      [content.personalInfo.title, ...(content.sections.experience ?? []).slice(0, 2).map((e) => e.position)]
        .flatMap(tokensOf)
        .filter((t) => t.length > 3)
        .map(root),
    )
    const named = tokensOf(text).some((t) => trade.has(root(t)))
    const terms = specificTerms(text).length
    const share = (named ? 0.4 : 0) + Math.min(0.6, (terms / ENOUGH) * 0.6)
    return {
      share,
      evidence: share < 1 ? [place(text, 'summary')] : [],
      params: { terms, enough: ENOUGH, named: named ? 1 : 0 },
    }
  },
}
