import type { Evidence } from '../results.ts'
import { toAlphanumeric, truncate } from './text.ts'

/** Something to be found; `locate` finds it when it is shown, so that thousands cost nothing. */
export interface PendingEvidence {
  readonly find: string
  readonly path?: string
}

const MAX_QUOTE_CHARS = 200
const PREFIX_CHARS = 36

/** Finds the line a quote starts on, by letters alone: spaces, hyphens and accents may differ. */
export const createEvidenceLocator = (
  lines: readonly { readonly index: number; readonly page: number; readonly text: string }[],
): ((quoted: PendingEvidence) => Evidence) => {
  let squeezed: string[] | undefined
  return ({ find: quote, path }) => {
    squeezed ??= lines.map((line) => toAlphanumeric(line.text))
    const whole = toAlphanumeric(quote)
    const probe = whole.slice(0, PREFIX_CHARS)
    let at = probe === '' ? -1 : squeezed.findIndex((line) => line.includes(probe))
    if (at < 0 && probe !== '') at = squeezed.findIndex((line) => line.length > 8 && whole.startsWith(line))
    const line = lines[at]
    return {
      page: line?.page ?? 1,
      ...(line && { line: line.index }),
      quote: truncate(quote, MAX_QUOTE_CHARS),
      ...(path && { path }),
    }
  }
}
