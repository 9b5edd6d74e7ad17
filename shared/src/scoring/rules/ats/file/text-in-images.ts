import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether text stands in images, where machines read nothing.
 * Source: fields that structured resume parsers expect.
 */
export const textInImages = defineRule({
  code: 'text-in-images',
  category: 'ats',
  weight: 4,
  needs: 'warnings',
  measure: (context) => {
    const found = findWarnings(context, 'image-text')
    return {
      ratio: found.length > 0 ? 0 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
