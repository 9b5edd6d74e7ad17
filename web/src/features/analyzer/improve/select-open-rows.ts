import type { LedgerView } from '#shared/scoring/results.ts'
import type { LineCard } from '#shared/scoring/suggestions/line-card.ts'
import { WORDING_RULES } from '#shared/scoring/suggestions/wording-rules.ts'
import { listFindings } from '../results/ledger/ledger-rows.ts'

/**
 * The findings about wording that no card is about. While there is one, it is not true that there is nothing to change.
 * A rewrite is about every finding of its line, which it does not name, so it answers for none here.
 */
export const selectOpenRows = (ledger: readonly LedgerView[], cards: readonly LineCard[]): readonly LedgerView[] => {
  const wording: ReadonlySet<string> = new Set(WORDING_RULES)
  const answered = new Set(cards.filter((card) => card.questions.length > 0).flatMap((card) => card.rules))
  return listFindings(ledger).filter((row) => wording.has(row.rule) && !answered.has(row.rule))
}
