import { lostPoints } from '#shared/scoring/ledger-points.ts'
import { CATEGORIES, type Category, type Evidence, type LedgerView } from '#shared/scoring/results.ts'

export type OutcomeFilter = 'all' | 'lost' | 'won'

/** Rounds points to the one decimal that is displayed. */
export const roundPoints = (points: number): number => Math.round(points * 10) / 10

/** Ledger rows of a category and outcome, most lost points first, then in rule order. */
export const filterLedger = (
  ledger: readonly LedgerView[],
  filter: { readonly category: Category | 'all'; readonly outcome: OutcomeFilter },
): readonly LedgerView[] => {
  const matches = (row: LedgerView) => {
    if (filter.category !== 'all' && row.category !== filter.category) return false
    if (filter.outcome === 'all') return true
    return filter.outcome === 'lost'
      ? roundPoints(lostPoints(row)) > 0 && row.follows === undefined
      : roundPoints(lostPoints(row)) === 0
  }
  return ledger.filter(matches).toSorted((a, b) => lostPoints(b) - lostPoints(a))
}

/** Lost points per category, rounded to one decimal. */
export const sumLostByCategory = (ledger: readonly LedgerView[]): Readonly<Record<Category, number>> => {
  const sum = (category: Category) =>
    roundPoints(ledger.filter((row) => row.category === category).reduce((total, row) => total + lostPoints(row), 0))
  const [content, keywords, format, ats] = CATEGORIES.map(sum)
  return { content: content ?? 0, keywords: keywords ?? 0, format: format ?? 0, ats: ats ?? 0 }
}

/** The evidence with a quote or a line, each once; the rest has nothing to show. */
export const filterEvidence = (evidence: readonly Evidence[]): readonly Evidence[] => {
  const shown = new Map(evidence.map((one) => [`${one.line ?? ''} ${one.quote}`, one]))
  return [...shown.values()].filter(({ quote, line }) => quote !== '' || line !== undefined)
}

const MAX_TOP_FINDINGS = 3

/** Points of the overall score that fixing a finding alone gains: none while another finding limits the score. */
export const getGain = (row: LedgerView): number => row.gain ?? lostPoints(row)

/** Findings that certainly lost points, the largest gain first. Those in doubt are asked about instead. */
export const listFindings = (ledger: readonly LedgerView[]): readonly LedgerView[] =>
  filterLedger(ledger, { category: 'all', outcome: 'lost' })
    .filter((row) => row.status !== 'unsure')
    .toSorted((a, b) => getGain(b) - getGain(a))

/** What is still open in the draft that was made from an analysis, each with the points that fixing it gains there. */
export interface EditedDraft {
  readonly open: readonly { readonly rule: string; readonly gain: number }[]
}

/** Whether a finding of the analysis is no longer one in the draft that was made from it. */
export const isFixed = ({ rule }: LedgerView, edited: EditedDraft | null): boolean =>
  edited !== null && !edited.open.some((open) => open.rule === rule)

/**
 * The findings that are shown first, and so not again in the ledger: the largest gains, of the draft once it was edited.
 * What followed from a finding that is fixed there counts by itself.
 */
export const selectTopFindings = (ledger: readonly LedgerView[], edited: EditedDraft | null): readonly LedgerView[] => {
  if (!edited) return listFindings(ledger).slice(0, MAX_TOP_FINDINGS)
  const gains = new Map(edited.open.map(({ rule, gain }) => [rule, gain]))
  return ledger
    .flatMap((row) => {
      const gain = gains.get(row.rule)
      return gain === undefined || row.status === 'unsure' || roundPoints(lostPoints(row)) === 0
        ? []
        : [{ ...row, gain }]
    })
    .toSorted((a, b) => b.gain - a.gain || lostPoints(b) - lostPoints(a))
    .slice(0, MAX_TOP_FINDINGS)
}
