import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether the file has images (photos, logos, rating bars). They gain nothing and can make an upload fail.
 * Source: fields that structured resume parsers expect.
 */
export const pictures = defineRule({
  code: 'pictures',
  category: 'ats',
  weight: 2,
  needs: 'warnings',
  measure: (context) => {
    const found = findWarnings(context, 'image')
    return {
      ratio: found.length > 0 ? 0.4 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
