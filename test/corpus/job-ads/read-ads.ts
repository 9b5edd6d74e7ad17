import { readFileSync } from 'node:fs'

/** A job ad with what a person read in it; each label lists the wordings that count, separated by `|`. */
export interface LabeledAd {
  readonly id: string
  readonly text: string
  readonly required: readonly string[]
  readonly preferred: readonly string[]
}

const readLabels = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The ads of one half: `tuned` ones were read while the rules were written, `held` ones only labeled. */
export const readJobAds = (half: 'tuned' | 'held'): LabeledAd[] =>
  readFileSync(new URL(`${half}.txt`, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', required = '', preferred = ''] = part.split(/^--- (?:required|preferred)\n/m)
      const [id = '', ...lines] = head.split('\n')
      return { id, text: lines.join('\n').trim(), required: readLabels(required), preferred: readLabels(preferred) }
    })

/** A term of an ad and a line of a CV, and whether a person finds the one in the other. */
export interface LabeledPair {
  readonly term: string
  readonly line: string
  readonly matches: boolean
}

/** The pairs for the correctness of the match. */
export const readTermPairs = (): LabeledPair[] =>
  readFileSync(new URL('pairs.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((row) => {
      const [, sign, term, line] = /^([+-]) (.+) :: (.+)$/.exec(row) ?? []
      return term && line ? [{ term, line, matches: sign === '+' }] : []
    })
