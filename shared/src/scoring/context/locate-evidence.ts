import type { Evidence } from '../results.ts'
import { toAlphanumeric, truncate } from './text.ts'

/** A quote whose page and line are searched only when it is shown, because most quotes never are. */
export interface PendingEvidence {
  readonly find: string
  readonly path?: string
}

const MAX_QUOTE_CHARS = 200
const PREFIX_CHARS = 36

/** Creates a function that finds the line where a quote starts, ignoring case, accents, spaces and punctuation. */
export const createEvidenceLocator = (
  lines: readonly { readonly index: number; readonly page: number; readonly text: string }[],
): ((quoted: PendingEvidence) => Evidence) => {
  let searchTexts: string[] | undefined
  return ({ find: quote, path }) => {
    searchTexts ??= lines.map((line) => toAlphanumeric(line.text))
    const plainQuote = toAlphanumeric(quote)
    const prefix = plainQuote.slice(0, PREFIX_CHARS)
    let at = prefix === '' ? -1 : searchTexts.findIndex((line) => line.includes(prefix))
    if (at < 0 && prefix !== '') at = searchTexts.findIndex((line) => line.length > 8 && plainQuote.startsWith(line))
    const line = lines[at]
    return {
      page: line?.page ?? 1,
      ...(line && { line: line.index }),
      quote: truncate(quote, MAX_QUOTE_CHARS),
      ...(path && { path }),
    }
  }
}
