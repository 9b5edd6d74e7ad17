import { lostPoints } from '#shared/scoring/ledger-points.ts'
import { CATEGORIES, type Category, type Evidence, type LedgerView } from '#shared/scoring/results.ts'

export type OutcomeFilter = 'all' | 'lost' | 'won'

/** To one decimal, as points are shown. */
export const roundPoints = (points: number): number => Math.round(points * 10) / 10

/** Rows with a place come as they cost: the dearest first; then by the order of the rules. */
export const filterLedger = (
  ledger: readonly LedgerView[],
  filter: { readonly category: Category | 'all'; readonly outcome: OutcomeFilter },
): readonly LedgerView[] => {
  const fits = (row: LedgerView) => {
    if (filter.category !== 'all' && row.category !== filter.category) return false
    if (filter.outcome === 'all') return true
    return filter.outcome === 'lost' ? roundPoints(lostPoints(row)) > 0 : roundPoints(lostPoints(row)) === 0
  }
  return ledger.filter(fits).toSorted((a, b) => lostPoints(b) - lostPoints(a))
}

/** Points lost by category, for the filter's labels. */
export const sumLostByCategory = (ledger: readonly LedgerView[]): Readonly<Record<Category, number>> => {
  const sum = (category: Category) =>
    roundPoints(ledger.filter((row) => row.category === category).reduce((total, row) => total + lostPoints(row), 0))
  const [content, keywords, format, ats] = CATEGORIES.map(sum)
  return { content: content ?? 0, keywords: keywords ?? 0, format: format ?? 0, ats: ats ?? 0 }
}

/** The evidence that can be jumped to: it names a line that was read. */
export const filterEvidence = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.filter(({ quote, line }) => quote !== '' || line !== undefined)
