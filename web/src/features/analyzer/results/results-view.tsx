import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type AnalysisResults, CATEGORIES, type Evidence } from '#shared/scoring/results.ts'
import { MatchRate } from '#web/components/job-match/match-rate.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { JobMatchView } from './job-match-view.tsx'
import { Ledger } from './ledger/ledger.tsx'
import { CategoryCard } from './score/category-card.tsx'
import { ScoreGauge } from './score/score-gauge.tsx'
import { TopLosses } from './score/top-losses.tsx'
import { ImprovementAreas, Strengths } from './strengths.tsx'

interface ResultsViewProps {
  results: AnalysisResults
  /** Results of the previous analysis, when comparable. */
  before: AnalysisResults | null
  actions: ReactNode
  /** Shows the line of an evidence; null while the extracted text is unavailable. */
  onShowLine: ((evidence: Evidence) => void) | null
  /** Section of suggested changes. */
  improve: ReactNode
  /** Section of the ATS view; missing while the extracted text is unavailable. */
  ats?: ReactNode
}

/** All results of an analysis. `before` adds the difference to each score. */
export const ResultsView = ({ results, before, actions, onShowLine, improve, ats }: ResultsViewProps) => (
  <div className="space-y-14">
    <section className="grid items-center gap-x-14 gap-y-8 md:grid-cols-[16rem_1fr]">
      <div>
        <ScoreGauge score={results.overallScore} />
        {results.match?.rate !== undefined && <MatchRate rate={results.match.rate} className="mt-4 text-center" />}
      </div>
      <div>
        <TopLosses results={results} before={before} />
        <div className="mt-6 flex flex-wrap gap-3 max-lg:[&>button]:grow">{actions}</div>
      </div>
    </section>
    {results.note && <Notice tone="info">{results.note}</Notice>}
    <section className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      <h2 className="sr-only">
        <Trans>Score by category</Trans>
      </h2>
      {CATEGORIES.map((category) => (
        <CategoryCard
          key={category}
          category={category}
          result={results.categories[category]}
          before={before ? before.categories[category].score : null}
        />
      ))}
    </section>
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
      <Strengths items={results.strengths} />
      <ImprovementAreas items={results.improvementAreas} />
    </div>
    {results.match && <JobMatchView match={results.match} onShowLine={onShowLine} />}
    <Ledger results={results} onShowLine={onShowLine} />
    {improve}
    {ats}
  </div>
)
