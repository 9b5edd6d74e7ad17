import type { Context } from '../../../context/context.ts'
import { findWarnings, toWarningEvidence } from '../../../context/warnings.ts'
import { defineRule } from '../../../rule.ts'

/** `Name : Ana Ruiz`: a list of labels and values, which extractors keep line by line. */
const LABEL_VALUE = /^[^:]{2,30}\s?:\s?\S/
/** Lines below the first one that are compared. */
const FORM_LINES = 3

/** Whether a table has one value beside each label and no more columns, or is no table. */
const isForm = ({ extracted }: Context, line: number | undefined, quote: string): boolean => {
  // The wide spaces of a justified line in a narrow column.
  if (/^\p{Ll}/u.test(quote)) return true
  const texts = line === undefined ? [quote] : extracted.lines.slice(line, line + FORM_LINES).map(({ text }) => text)
  return texts.filter((text) => LABEL_VALUE.test(text)).length >= Math.min(2, texts.length)
}

/**
 * Whether text is laid out in tables: extractors read across the cells.
 * Source: the project's extraction study, fields that structured resume parsers expect.
 */
export const tables = defineRule({
  code: 'tables',
  category: 'ats',
  weight: 4,
  needs: 'layout',
  measure: (context) => {
    const found = findWarnings(context, 'table').filter(
      ({ page, line, quote = '' }) => !context.appendedPages.has(page) && !isForm(context, line, quote),
    )
    return {
      ratio: found.length > 0 ? 0.2 : 1,
      evidence: toWarningEvidence(context, found),
      params: { count: found.length },
    }
  },
})
