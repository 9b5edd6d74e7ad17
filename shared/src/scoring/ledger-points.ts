import { CATEGORY_WEIGHTS } from './category-weights.ts'
import type { LedgerRow } from './results.ts'

type PointsRow = Pick<LedgerRow, 'points' | 'weight' | 'category'>

/** Points of a row's category (0–100) as points of the overall score (0–100). */
const toOverallPoints = (points: number, { category }: PointsRow): number => (points * CATEGORY_WEIGHTS[category]) / 100

/** Points of the overall score (0–100) that a row can gain. */
export const availablePoints = (row: PointsRow): number => toOverallPoints(row.weight, row)

/** Points of the overall score (0–100) that a row gained. */
export const gainedPoints = (row: PointsRow): number => toOverallPoints(row.points, row)

/** Points of the overall score (0–100) that a row lost. */
export const lostPoints = (row: PointsRow): number => toOverallPoints(row.weight - row.points, row)
