import type { Context } from './context/context.ts'
import type { Quoted } from './context/place.ts'
import type { Category, Evidence } from './results.ts'
import type { RuleCode } from './rule-codes.ts'

/** What one rule found. `share` (0–1) of its weight is gained; `params` fill its words; `evidence` shows what was lost. */
export interface Measure {
  readonly share: number
  readonly evidence?: readonly (Evidence | Quoted)[]
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * A rule as data. `needs`: `text` always runs; `layout` only on a file with places (not on pasted text); `hazards` only
 * when the second reading pass (colours, pictures, render modes) has run. `measure` gives null when there is nothing to
 * measure: the weight is then shared out among the others of the category.
 */
export interface Rule {
  readonly code: RuleCode
  readonly category: Category
  readonly needs: 'text' | 'layout' | 'hazards'
  readonly measure: (context: Context) => Measure | null
}

/** `part / whole` against a target share, 0–1. An empty whole gives 0. */
export const towards = (part: number, whole: number, target = 1): number =>
  whole <= 0 ? 0 : Math.min(1, part / whole / target)

/** 1 up to `good`, 0 from `bad`, straight in between; works both ways (`bad` may be the smaller). */
export const between = (value: number, good: number, bad: number): number =>
  Math.max(0, Math.min(1, (bad - value) / (bad - good)))

/** 1 when there are none, down to 0 at `limit`. */
export const fewer = (count: number, limit: number): number => Math.max(0, 1 - count / limit)
