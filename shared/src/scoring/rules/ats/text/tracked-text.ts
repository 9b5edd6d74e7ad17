import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/** Single letters in a row; grades and list marks stand apart: `1 A · 5 B`. */
const SPACED_LETTERS = /(?:^|\s)\p{L}(?:\s\p{L}){2}/u

/**
 * Whether letters are spaced out ("E X P E R I E N C E"): most extractors return single letters.
 * Source: the project's extraction study.
 */
export const trackedText = defineRule({
  code: 'tracked-text',
  category: 'ats',
  weight: 3,
  needs: 'layout',
  measure: (context) => {
    // Text that nobody sees is reported as hidden.
    const found = findWarnings(context, 'tracked-text').filter(
      ({ line, quote }) =>
        (quote === undefined || SPACED_LETTERS.test(quote)) &&
        (line === undefined || !context.hiddenText.lines.has(line)),
    )
    return {
      ratio: found.length > 0 ? 0.3 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
