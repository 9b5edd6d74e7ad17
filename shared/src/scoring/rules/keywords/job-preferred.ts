import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 0.5

/**
 * Share of the preferred terms of the job ad that the resume evidences; 50 % gains everything. A term that is
 * only listed as a skill counts while at least as many terms are evidenced.
 * Source: how recruiters search by term.
 */
export const jobPreferred = defineRule({
  code: 'job-preferred',
  category: 'keywords',
  weight: 10,
  needs: 'text',
  field: 'skills/technical',
  measure: ({ jobMatch }) => {
    if (!jobMatch || jobMatch.preferred.length === 0) return null
    const { evidenced, listedOnly, missing } = jobMatch.counts.preferred
    return {
      ratio: ratioToTarget(evidenced + Math.min(listedOnly, evidenced), jobMatch.preferred.length, TARGET),
      params: {
        shown: evidenced,
        found: evidenced + listedOnly,
        of: jobMatch.preferred.length,
        missing: missing.slice(0, 8).join(', ').slice(0, 250),
      },
    }
  },
})
