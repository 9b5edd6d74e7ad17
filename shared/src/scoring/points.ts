import type { LedgerRow } from './results.ts'
import { CATEGORY_WEIGHTS } from './weights.ts'

type Counted = Pick<LedgerRow, 'points' | 'weight' | 'category'>

/** Points of the whole score (0–100), from points of a row's category. */
const ofWhole = (points: number, { category }: Counted): number => (points * CATEGORY_WEIGHTS[category]) / 100

/** Points of the whole score that a row weighs. */
export const worth = (row: Counted): number => ofWhole(row.weight, row)

/** Points of the whole score that a row gave. */
export const wonPoints = (row: Counted): number => ofWhole(row.points, row)

/** Points of the whole score that a row kept back. */
export const lostPoints = (row: Counted): number => ofWhole(row.weight - row.points, row)
