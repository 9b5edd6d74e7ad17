import { CATEGORIES, type Category, type Evidence, type LedgerView } from '#shared/analysis/results.ts'
import { CATEGORY_WEIGHTS } from '#shared/analysis/weights.ts'

export type Outcome = 'all' | 'lost' | 'won'

const round = (n: number): number => Math.round(n * 10) / 10

type Counted = Pick<LedgerView, 'points' | 'weight' | 'category'>

/** Points of the whole score (0 to 100), from points of the row's category. */
const ofWhole = (points: number, { category }: Counted): number => (points * CATEGORY_WEIGHTS[category]) / 100
const lost = (row: Counted): number => ofWhole(row.weight - row.points, row)

/** Points of the whole score that a rule kept back, or gave, to one decimal. */
export const lostPoints = (row: Counted): number => round(lost(row))
export const wonPoints = (row: Counted): number => round(ofWhole(row.points, row))

/** Rows with a place come as they cost: the dearest first; then by the order of the rules. */
export const rowsOf = (
  ledger: readonly LedgerView[],
  filter: { readonly category: Category | 'all'; readonly outcome: Outcome },
): readonly LedgerView[] => {
  const fits = (row: LedgerView) => {
    if (filter.category !== 'all' && row.category !== filter.category) return false
    if (filter.outcome === 'all') return true
    return filter.outcome === 'lost' ? lostPoints(row) > 0 : lostPoints(row) === 0
  }
  return ledger.filter(fits).toSorted((a, b) => lost(b) - lost(a))
}

/** Points lost by category, for the filter's labels. */
export const lostByCategory = (ledger: readonly LedgerView[]): Readonly<Record<Category, number>> => {
  const sum = (category: Category) =>
    round(ledger.filter((row) => row.category === category).reduce((total, row) => total + lost(row), 0))
  const [content, keywords, format, ats] = CATEGORIES.map(sum)
  return { content: content ?? 0, keywords: keywords ?? 0, format: format ?? 0, ats: ats ?? 0 }
}

/** The evidence that can be jumped to: it names a line that was read. */
export const placesOf = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.filter(({ quote, line }) => quote !== '' || line !== undefined)
