import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/** Single letters in a row; grades and list marks stand apart: `1 A · 5 B`. */
const SPACED_LETTERS = /(?:^|\s)\p{L}(?:\s\p{L}){2}/u

/** The number of a page, as a word processor writes it: `2 | P a g e`. */
const PAGE_LABEL = /^\W*\d{1,3}\s?\|\s?P ?a ?g ?e|P ?a ?g ?e\s?\|?\s?\d{1,3}\W*$/i

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
        (quote === undefined || (SPACED_LETTERS.test(quote) && !PAGE_LABEL.test(quote))) &&
        (line === undefined || !context.hiddenText.lines.has(line)),
    )
    return {
      ratio: found.length > 0 ? 0.3 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
