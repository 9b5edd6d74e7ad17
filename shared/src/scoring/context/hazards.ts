import type { Warning, WarningCode } from '../../parser/extracted-document.ts'
import type { Evidence } from '../results.ts'
import type { Context } from './context.ts'
import { squeeze } from './text.ts'

export const hazardsOf = (context: Pick<Context, 'read'>, ...codes: readonly WarningCode[]): Warning[] =>
  context.read.hazards.filter((hazard) => codes.includes(hazard.code))

/** The line's own words where the hazard is about most of it: what was painted may come without its spaces. */
const quoteOf = ({ read }: Pick<Context, 'read'>, { line, quote }: Warning): string => {
  const text = line === undefined ? '' : (read.lines[line]?.text ?? '')
  if (quote === undefined) return text
  return text !== '' && squeeze(text).startsWith(squeeze(quote).slice(0, 40)) ? text : quote
}

/** Where hazards stand, as evidence. */
export const placesOf = (context: Pick<Context, 'read'>, hazards: readonly Warning[]): Evidence[] =>
  hazards.map((hazard) => ({
    page: hazard.page,
    ...(hazard.line !== undefined && { line: hazard.line }),
    quote: quoteOf(context, hazard).slice(0, 200),
  }))
