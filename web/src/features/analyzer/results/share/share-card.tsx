import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import { type AnalysisResults, CATEGORIES } from '#shared/scoring/results.ts'
import { ScoreGauge } from '../score/score-gauge.tsx'
import { useCategoryMessages } from '../score/use-category-messages.ts'

/** The card that is rendered as the shared image; positioned off screen. */
export const ShareCard = ({ ref, results }: { ref: Ref<HTMLDivElement>; results: AnalysisResults }) => {
  const getCategoryMessages = useCategoryMessages()
  return (
    <div aria-hidden="true" className="pointer-events-none fixed top-0 -left-[9999px]">
      <div ref={ref} className="flex h-[31.5rem] w-[60rem] items-center gap-16 bg-paper p-16 text-ink">
        <div className="w-72 shrink-0">
          <ScoreGauge score={results.overallScore} animated={false} />
        </div>
        <div className="flex-1">
          <p className="font-serif text-head">
            <Trans>My resume score</Trans>
          </p>
          <ul className="mt-6 space-y-3">
            {CATEGORIES.map((category) => (
              <li key={category} className="flex justify-between border-b border-line pb-2 text-lead tabular-nums">
                <span>{getCategoryMessages(category).name}</span>
                <span>{results.categories[category].score}%</span>
              </li>
            ))}
          </ul>
          <p className="mt-6 font-serif text-title text-beam-ink">Faro</p>
        </div>
      </div>
    </div>
  )
}
