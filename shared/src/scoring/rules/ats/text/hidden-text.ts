import { toAlphanumeric } from '../../../context/text.ts'
import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether the file has text that a person cannot see. On a scan the invisible OCR layer does not count.
 * Source: the project's extraction study.
 */
export const hiddenText = defineRule({
  code: 'hidden-text',
  category: 'ats',
  weight: 8,
  needs: 'warnings',
  measure: (context) => {
    const found = findWarnings(
      context,
      'white-text',
      'off-page-text',
      ...(context.hiddenText.isScan ? [] : (['invisible-text'] as const)),
    ).filter(({ quote }) => quote === undefined || /[\p{L}\p{N}]/u.test(quote))
    // A text may be found twice, by its color and by its place, with other gaps.
    const places = new Map(
      found.map((warning, i) => [`${warning.page} ${toAlphanumeric(warning.quote ?? '') || i}`, warning]),
    )
    return {
      ratio: found.length > 0 ? 0 : 1,
      evidence: toWarningEvidence(context, [...places.values()]),
      params: { count: places.size },
    }
  },
})
