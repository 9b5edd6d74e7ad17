import { extractTermKeys } from '../../job-match/terms.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 7

/**
 * Distinct specific terms (tools, methods, fields) in positions and statements; 7 gain everything.
 * Source: how recruiters search by term.
 */
export const specificTerms = defineRule({
  code: 'specific-terms',
  category: 'keywords',
  weight: 13,
  needs: 'text',
  field: 'experience',
  restsOn: 'work',
  measure: ({ content, told }) => {
    const jobs = (content.sections.experience ?? []).map((e) => e.position)
    const terms = extractTermKeys([...jobs, ...told.map((s) => s.text)].join('. '))
    return {
      ratio: ratioToTarget(terms.length, TARGET),
      params: { count: terms.length, enough: TARGET, sample: terms.slice(0, 6).join(', ').slice(0, 160) },
    }
  },
})
