import type { Evidence } from '../results.ts'
import { cut, squeeze } from './text.ts'

/** Something to be found; `locate` finds it when it is shown, so that thousands cost nothing. */
export interface Quoted {
  readonly find: string
  readonly path?: string
}

const QUOTE = 200
const PROBE = 36

/** Finds the line a quote starts on, by letters alone: spaces, hyphens and accents may differ. */
export const placer = (
  lines: readonly { readonly index: number; readonly page: number; readonly text: string }[],
): ((quoted: Quoted) => Evidence) => {
  let squeezed: string[] | undefined
  return ({ find: quote, path }) => {
    squeezed ??= lines.map((line) => squeeze(line.text))
    const whole = squeeze(quote)
    const probe = whole.slice(0, PROBE)
    let at = probe === '' ? -1 : squeezed.findIndex((line) => line.includes(probe))
    if (at < 0 && probe !== '') at = squeezed.findIndex((line) => line.length > 8 && whole.startsWith(line))
    const line = lines[at]
    return {
      page: line?.page ?? 1,
      ...(line && { line: line.index }),
      quote: cut(quote, QUOTE),
      ...(path && { path }),
    }
  }
}
