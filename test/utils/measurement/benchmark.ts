// Shared by the benchmarks: figures with their limits, collected by `npm run bench`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'

const DIR = join(ROOT, '.cache/bench')

export interface Figure {
  readonly figure: string
  /** Null: nothing was measured, which fails. */
  readonly ours: number | null
  /** Another library's value in the same run, with its name. */
  readonly peer: string
  readonly ratio: number | '' | null
  readonly limit: string
  readonly passed: boolean
}

export type Limit = { readonly atMost: number } | { readonly atLeast: number }

const round = (value: number): number | null => (Number.isFinite(value) ? Math.round(value * 1000) / 1000 : null)
const isWithin = (value: number, limit: Limit): boolean =>
  Number.isFinite(value) && ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast)
const formatLimit = (limit: Limit): string => ('atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`)

/** A figure with a limit of its own. */
export const measure = (figure: string, ours: number, limit: Limit): Figure => ({
  figure,
  ours: round(ours),
  peer: '',
  ratio: '',
  limit: formatLimit(limit),
  passed: isWithin(ours, limit),
})

/** A figure whose data are not there, because the environment variable `missing` is not set: it fails. */
export const measureNothing = (figure: string, missing: string): Figure => ({
  figure: `${figure}: not measured, ${missing} is not set`,
  ours: Number.NaN,
  peer: '',
  ratio: '',
  limit: 'measured',
  passed: false,
})

/** A figure beside a peer's of the same run; the limit applies to ours divided by the peer's. Both are above 0. */
export const compare = (
  figure: string,
  ours: number,
  peer: { readonly name: string; readonly value: number },
  limit: Limit,
): Figure => ({
  figure,
  ours: round(ours),
  peer: `${peer.name} ${round(peer.value)}`,
  ratio: round(ours / peer.value),
  limit: `ratio ${formatLimit(limit)}`,
  passed: ours > 0 && isWithin(ours / peer.value, limit),
})

/** Writes `.cache/bench/<name>.json`. The process ends with 1 when a limit is missed or nothing was measured. */
export const writeReport = (name: string, figures: readonly Figure[], details: object = {}): void => {
  mkdirSync(DIR, { recursive: true })
  writeFileSync(join(DIR, `${name}.json`), JSON.stringify({ figures, ...details }, null, 2))
  process.exitCode = figures.length > 0 && figures.every(({ passed }) => passed) ? 0 : 1
}
