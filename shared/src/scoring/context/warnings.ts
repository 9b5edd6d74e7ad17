import type { Warning, WarningCode } from '../../parser/extracted-document.ts'
import type { Evidence } from '../results.ts'
import type { Context } from './context.ts'
import { toAlphanumeric } from './text.ts'

export const findWarnings = (context: Pick<Context, 'extracted'>, ...codes: readonly WarningCode[]): Warning[] =>
  context.extracted.hazards.filter((hazard) => codes.includes(hazard.code))

/** The line's own words where the hazard is about most of it: what was painted may come without its spaces. */
const quoteWarning = ({ extracted: read }: Pick<Context, 'extracted'>, { line, quote }: Warning): string => {
  const text = line === undefined ? '' : (read.lines[line]?.text ?? '')
  if (quote === undefined) return text
  return text !== '' && toAlphanumeric(text).startsWith(toAlphanumeric(quote).slice(0, 40)) ? text : quote
}

/** Where hazards stand, as evidence. */
export const toWarningEvidence = (context: Pick<Context, 'extracted'>, hazards: readonly Warning[]): Evidence[] =>
  hazards.map((hazard) => ({
    page: hazard.page,
    ...(hazard.line !== undefined && { line: hazard.line }),
    quote: quoteWarning(context, hazard).slice(0, 200),
  }))
