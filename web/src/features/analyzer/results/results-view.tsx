import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { lostPoints } from '#shared/scoring/ledger-points.ts'
import { type AnalysisResults, CATEGORIES, type Category, type Evidence } from '#shared/scoring/results.ts'
import { MatchRate } from '#web/components/job-match/match-rate.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { CountryLine } from './country-line.tsx'
import { JobMatchView } from './job-match-view.tsx'
import { Ledger } from './ledger/ledger.tsx'
import { listFindings, selectTopFindings } from './ledger/ledger-rows.ts'
import { ModelAdvice } from './model-advice.tsx'
import { CategoryCard } from './score/category-card.tsx'
import { ScoreGauge } from './score/score-gauge.tsx'
import { TopFindings } from './score/top-findings.tsx'
import { Strengths } from './strengths.tsx'
import type { OpenFinding } from './use-open-finding.ts'

interface ResultsViewProps {
  results: AnalysisResults
  /** Results of an earlier version of the same CV. */
  before: AnalysisResults | null
  actions: ReactNode
  finding: OpenFinding
  /** Shows the line of an evidence; null while the extracted text is unavailable. */
  onShowLine: ((evidence: Evidence) => void) | null
  /** What was understood, and what is asked about it. */
  questions: ReactNode
  /** Section of the versions of this CV; missing where they are unknown. */
  history?: ReactNode
  /** Section of suggested changes. */
  improve: ReactNode
  /** Section of the ATS view; missing while the extracted text is unavailable. */
  ats?: ReactNode
}

/** All results of an analysis, each finding once. `before` adds the difference to each score. */
export const ResultsView = ({
  results,
  before,
  actions,
  finding,
  onShowLine,
  questions,
  history,
  improve,
  ats,
}: ResultsViewProps) => {
  const [category, setCategory] = useState<Category | 'all'>('all')
  const ledger = useRef<HTMLDivElement>(null)
  const findings = listFindings(results.ledger)
  const asked = new Set(results.questions?.flatMap(({ rules }) => rules))
  const askedRows = results.ledger.filter((row) => asked.has(row.rule) && lostPoints(row) > 0)
  const showCategory = (shown: Category) => {
    setCategory(shown)
    ledger.current?.scrollIntoView({ block: 'start' })
    ledger.current?.focus({ preventScroll: true })
  }
  return (
    <div className="space-y-14">
      <section className="grid items-center gap-x-14 gap-y-4 sm:gap-y-8 md:grid-cols-[16rem_1fr]">
        <div className="flex items-center gap-4 md:block">
          <ScoreGauge score={results.overallScore} />
          {results.match?.rate !== undefined && (
            <MatchRate rate={results.match.rate} className="min-w-0 flex-1 text-center md:mt-4" />
          )}
        </div>
        <TopFindings
          rows={selectTopFindings(results.ledger, finding.edited)}
          results={results}
          before={before}
          finding={finding}
        />
      </section>
      {questions}
      <div className="flex flex-wrap gap-3 max-lg:[&>button]:grow">{actions}</div>
      <CountryLine country={results.country} />
      {results.note && <Notice tone="info">{results.note}</Notice>}
      <section className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        <h2 className="sr-only">
          <Trans>Score by category</Trans>
        </h2>
        {CATEGORIES.map((name) => (
          <CategoryCard
            key={name}
            category={name}
            result={results.categories[name]}
            findings={findings.filter((row) => row.category === name).length}
            isAsked={askedRows.some((row) => row.category === name)}
            before={before ? before.categories[name].score : null}
            onShow={() => showCategory(name)}
          />
        ))}
      </section>
      {improve}
      {results.match && <JobMatchView match={results.match} finding={finding} onShowLine={onShowLine} />}
      <div ref={ledger} tabIndex={-1} className="scroll-mt-24 outline-none">
        <Ledger
          results={results}
          category={category}
          onCategory={setCategory}
          finding={finding}
          onShowLine={onShowLine}
        />
      </div>
      {history}
      <ModelAdvice results={results} />
      <Strengths items={results.strengths} />
      {ats}
    </div>
  )
}
