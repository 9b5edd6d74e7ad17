import { Plural, Trans } from '@lingui/react/macro'
import { lostPoints } from '#shared/scoring/ledger-points.ts'
import type { AnalysisResults } from '#shared/scoring/results.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { filterLedger } from '../ledger/ledger-rows.ts'
import { ScoreDelta } from './category-card.tsx'

interface TopLossesProps {
  results: AnalysisResults
  before: AnalysisResults | null
}

/** The three rules that lost most points, beside the gauge. */
export const TopLosses = ({ results, before }: TopLossesProps) => {
  const language = useLanguage()
  const topLosses = filterLedger(results.ledger, { category: 'all', outcome: 'lost' }).slice(0, 3)
  return (
    <div>
      <p className="font-serif text-title">
        {topLosses.length === 0 ? (
          <Trans>There is nothing left to mend.</Trans>
        ) : (
          <Plural value={topLosses.length} one="Begin with this one" other="Begin with these #" />
        )}
      </p>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {topLosses.map((row, i) => (
          <li key={row.rule} className="flex items-baseline gap-3 py-2.5">
            <span aria-hidden="true" className="font-serif text-lead text-beam-ink tabular-nums">
              {i + 1}
            </span>
            <span className="min-w-0 flex-1">{row.title}</span>
            <span className="whitespace-nowrap text-bad text-note tabular-nums">
              −{formatNumber(lostPoints(row), language, { maximumFractionDigits: 1 })}
            </span>
          </li>
        ))}
      </ol>
      {before && (
        <p className="mt-3 text-note text-ink-soft tabular-nums">
          <Trans>The analysis before gave {before.overallScore}.</Trans>
          <ScoreDelta value={results.overallScore - before.overallScore} />
        </p>
      )}
    </div>
  )
}
