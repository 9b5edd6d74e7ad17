import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type AnalysisResults, CATEGORIES, type Category, type Evidence } from '#shared/scoring/results.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import { LEDGER_TITLE_ID } from '../../improve/open-findings.tsx'
import { useCategoryMessages } from '../score/use-category-messages.ts'
import type { OpenFinding } from '../use-open-finding.ts'
import { LedgerItem } from './ledger-item.tsx'
import { filterLedger, type OutcomeFilter, selectTopFindings, sumLostByCategory } from './ledger-rows.ts'

const INITIAL_ROWS = 8

interface LedgerProps {
  results: AnalysisResults
  category: Category | 'all'
  onCategory: (category: Category | 'all') => void
  finding: OpenFinding
  /** Shows the line of an evidence; null while the extracted text is unavailable. */
  onShowLine: ((evidence: Evidence) => void) | null
}

/** Every rule with its points, finding and evidence, filtered by category and outcome. */
export const Ledger = ({ results, category, onCategory, finding, onShowLine }: LedgerProps) => {
  const { t } = useLingui()
  const getCategoryMessages = useCategoryMessages()
  const language = useLanguage()
  const [outcome, setOutcome] = useState<OutcomeFilter>('lost')
  const [showsAll, setShowsAll] = useState(false)
  const shownBefore = new Set(selectTopFindings(results.ledger, finding.edited).map((row) => row.rule))
  const matching = filterLedger(results.ledger, { category, outcome })
  const rows = matching.filter((row) => row.status !== 'unsure' && !(category === 'all' && shownBefore.has(row.rule)))
  const lost = sumLostByCategory(results.ledger)
  const shown = showsAll ? rows : rows.slice(0, INITIAL_ROWS)
  const more = rows.length - shown.length

  return (
    <section aria-labelledby={LEDGER_TITLE_ID}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id={LEDGER_TITLE_ID} tabIndex={-1} className="font-serif text-title outline-none">
            <Trans>How your score was calculated</Trans>
          </h2>
          <p className="mt-1 text-note text-ink-soft">
            <Trans>Your score comes from fixed rules, not AI, so the same resume always gets the same score.</Trans>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Select
            aria-label={t`Category`}
            className="h-9! w-auto! text-note! pointer-coarse:h-11!"
            value={category}
            onChange={(event) => onCategory(CATEGORIES.find((c) => c === event.target.value) ?? 'all')}
          >
            <option value="all">{t`All categories`}</option>
            {CATEGORIES.map((c) => (
              <option key={c} value={c}>
                {lost[c] > 0
                  ? `${getCategoryMessages(c).name} (−${formatNumber(lost[c], language)})`
                  : getCategoryMessages(c).name}
              </option>
            ))}
          </Select>
          <SegmentedControl
            legend={t`Points`}
            value={outcome}
            onChange={setOutcome}
            segments={[
              { value: 'lost', label: t`To fix` },
              { value: 'won', label: t`Passed` },
              { value: 'all', label: t`All` },
            ]}
          />
        </div>
      </div>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {shown.map((row) => (
          <LedgerItem
            key={row.rule}
            row={row}
            category={getCategoryMessages(row.category).name}
            finding={finding}
            onShowLine={onShowLine}
          />
        ))}
        {rows.length === 0 && (
          <li className="py-6 text-center text-ink-soft">
            <EmptyLedger outcome={outcome} isElsewhere={matching.length > 0} />
          </li>
        )}
      </ol>
      {more > 0 && (
        <Button kind="quiet" size="small" icon="chevron-down" className="mt-3" onClick={() => setShowsAll(true)}>
          <Plural value={more} one="Show # more" other="Show # more" />
        </Button>
      )}
      {results.notMeasured.length > 0 && (
        <details className="mt-4 text-note text-ink-soft">
          <summary className="min-h-6">
            <Plural value={results.notMeasured.length} one="# check didn’t apply" other="# checks didn’t apply" />
          </summary>
          <p className="mt-2">{results.notMeasured.map(({ title }) => title).join(' · ')}</p>
        </details>
      )}
    </section>
  )
}

/** `isElsewhere`: the findings are named further up on the page, as an area for improvement or as a question. */
const EmptyLedger = ({ outcome, isElsewhere }: { outcome: OutcomeFilter; isElsewhere: boolean }) => {
  if (isElsewhere) return <Trans>The top of this page shows what to fix or check here.</Trans>
  if (outcome === 'lost') return <Trans>You didn’t lose any points here.</Trans>
  return <Trans>You haven’t earned any points here yet.</Trans>
}
