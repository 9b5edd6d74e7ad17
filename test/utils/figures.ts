// What the benches share: each figure with its peer and its budget, kept for the one table of `npm run bench`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DIR = join(import.meta.dirname, '../../.cache/bench')

export interface Figure {
  readonly figure: string
  readonly ours: number
  readonly peer: string
  readonly ratio: number | ''
  readonly budget: string
  readonly kept: boolean
}

type Limit = { readonly atMost: number } | { readonly atLeast: number }

const round = (value: number): number => Math.round(value * 1000) / 1000
const keeps = (value: number, limit: Limit): boolean =>
  'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast
const words = (limit: Limit): string => ('atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`)

/** A figure of ours with a limit of its own. */
export const measured = (figure: string, ours: number, limit: Limit): Figure => ({
  figure,
  ours: round(ours),
  peer: '',
  ratio: '',
  budget: words(limit),
  kept: keeps(ours, limit),
})

/** A figure of ours beside a peer's of the same run; the limit is on the ratio of the two. */
export const against = (
  figure: string,
  ours: number,
  peer: { readonly name: string; readonly value: number },
  limit: Limit,
): Figure => ({
  figure,
  ours: round(ours),
  peer: `${peer.name} ${round(peer.value)}`,
  ratio: round(ours / peer.value),
  budget: `ratio ${words(limit)}`,
  kept: keeps(ours / peer.value, limit),
})

/** Keeps the figures in `.cache/bench/<name>.json` and makes the script end with 1 when a budget is missed. */
export const report = (name: string, figures: readonly Figure[], details: object = {}): void => {
  mkdirSync(DIR, { recursive: true })
  writeFileSync(join(DIR, `${name}.json`), JSON.stringify({ figures, ...details }, null, 2))
  process.exitCode = figures.every(({ kept }) => kept) ? 0 : 1
}
