import { gainedPoints, lostPoints } from './ledger-points.ts'
import type { LedgerRow } from './results.ts'
import { findScoreLimit } from './score-limits.ts'

const addUp = (ledger: readonly LedgerRow[]): number => ledger.reduce((sum, row) => sum + gainedPoints(row), 0)

const limitScore = (exact: number, ledger: readonly LedgerRow[]): number =>
  Math.min(exact, findScoreLimit(ledger, exact)?.at ?? 100)

/**
 * Points of the overall score (0–100) that a row gains once its finding is fixed and all others stay: more than the row
 * lost when its finding limits the score, and none above a limit that another finding sets. `followers` are the rules whose
 * findings follow from it: they limit nothing once it is fixed.
 */
export const getFixGain = (ledger: readonly LedgerRow[], row: LedgerRow, followers: readonly string[] = []): number => {
  const exact = addUp(ledger)
  const others = ledger.filter(({ rule }) => rule !== row.rule && !followers.includes(rule))
  return Math.max(0, limitScore(exact + lostPoints(row), others) - limitScore(exact, ledger))
}
