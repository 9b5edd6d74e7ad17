import type { Warning, WarningCode } from '../../parser/extracted-document.ts'
import type { Evidence } from '../results.ts'
import type { Context } from './context.ts'
import { toAlphanumeric } from './text.ts'

/** The warnings of a document that have one of the codes. */
export const findWarnings = (context: Pick<Context, 'extracted'>, ...codes: readonly WarningCode[]): Warning[] =>
  context.extracted.hazards.filter((warning) => codes.includes(warning.code))

/** Prefers the text of the line when the warning covers its start: painted text may lack spaces. */
const quoteWarning = ({ extracted: read }: Pick<Context, 'extracted'>, { line, quote }: Warning): string => {
  const text = line === undefined ? '' : (read.lines[line]?.text ?? '')
  if (quote === undefined) return text
  return text !== '' && toAlphanumeric(text).startsWith(toAlphanumeric(quote).slice(0, 40)) ? text : quote
}

/** Page, line and quote of warnings. */
export const toWarningEvidence = (context: Pick<Context, 'extracted'>, warnings: readonly Warning[]): Evidence[] =>
  warnings.map((warning) => ({
    page: warning.page,
    ...(warning.line !== undefined && { line: warning.line }),
    quote: quoteWarning(context, warning).slice(0, 200),
  }))
