import { CATEGORY_WEIGHTS } from './category-weights.ts'
import type { LedgerRow } from './results.ts'

/** Rounding leaves a full row slightly under 1. */
const MIN_GAINED_RATIO = 0.995

type PointsRow = Pick<LedgerRow, 'points' | 'weight' | 'category'>

/** Points of a row's category (0–100) as points of the overall score (0–100). */
const toOverallPoints = (points: number, { category }: PointsRow): number => (points * CATEGORY_WEIGHTS[category]) / 100

/** Points of the overall score (0–100) that a row can gain. */
export const availablePoints = (row: PointsRow): number => toOverallPoints(row.weight, row)

/** Points of the overall score (0–100) that a row gained. */
export const gainedPoints = (row: PointsRow): number => toOverallPoints(row.points, row)

/** Points of the overall score (0–100) that a row lost. */
export const lostPoints = (row: PointsRow): number => toOverallPoints(row.weight - row.points, row)

/** Whether a row gained all of its points. A row of weight 0 counts as gained while it has no evidence. */
export const isGained = (row: LedgerRow): boolean =>
  row.weight === 0 ? row.evidence.length === 0 : row.points / row.weight >= MIN_GAINED_RATIO
