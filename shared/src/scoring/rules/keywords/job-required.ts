import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 0.8

/**
 * Share of the required terms of the job ad that the resume evidences; 80 % gains everything. A term that is
 * only listed as a skill counts while at least as many terms are evidenced.
 * Source: how recruiters search by term.
 */
export const jobRequired = defineRule({
  code: 'job-required',
  category: 'keywords',
  weight: 40,
  needs: 'text',
  field: 'skills/technical',
  measure: ({ jobMatch }) => {
    if (!jobMatch || jobMatch.required.length === 0) return null
    const { evidenced, listedOnly, missing } = jobMatch.counts.required
    return {
      ratio: ratioToTarget(evidenced + Math.min(listedOnly, evidenced), jobMatch.required.length, TARGET),
      params: {
        shown: evidenced,
        found: evidenced + listedOnly,
        of: jobMatch.required.length,
        missing: missing.slice(0, 8).join(', ').slice(0, 250),
      },
    }
  },
})
