import { hasFigure } from '../../context/figures.ts'
import { specificTerms } from '../../job-match/terms.ts'
import type { Rule } from '../../rule.ts'

/** A summary says something that is true of this person alone: a figure (years, size, result) and a field or tool. */
export const summarySpecific: Rule = {
  code: 'summary-specific',
  category: 'content',
  needs: 'text',
  measure: ({ content, place }) => {
    const text = content.sections.summary ?? ''
    if (text.trim() === '') return null
    const figure = hasFigure(text)
    const terms = specificTerms(text).length
    return {
      share: (figure ? 0.5 : 0) + Math.min(0.5, terms * 0.25),
      evidence: figure && terms >= 2 ? [] : [place(text, 'summary')],
      params: { figures: figure ? 1 : 0, terms },
    }
  },
}
