import { Trans } from '@lingui/react/macro'
import { getBand } from '#shared/scoring/bands.ts'
import type { CandidateAnalysis } from '#shared/team/candidate.ts'
import { BAND_TEXT_CLASS } from '#web/components/score/band-classes.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { cx } from '#web/ui/cx.ts'

/** Match rate and score of a resume. */
export const ScorePair = ({ analysis }: { analysis: CandidateAnalysis }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2">
    <div>
      <dt className="text-ink-soft text-note">
        <Trans>Match</Trans>
      </dt>
      <Value value={analysis.matchRate} isRate />
    </div>
    <div>
      <dt className="text-ink-soft text-note">
        <Trans>Score</Trans>
      </dt>
      <Value value={analysis.overallScore} />
    </div>
  </dl>
)

const Value = ({ value, isRate = false }: { value: number | null; isRate?: boolean }) => {
  const language = useLanguage()
  return (
    <dd>
      <span
        className={cx(
          'font-serif text-head tabular-nums leading-none',
          value === null ? 'text-ink-faint' : !isRate && BAND_TEXT_CLASS[getBand(value)],
        )}
      >
        {value === null ? '–' : formatNumber(value, language)}
      </span>
      {value !== null && <span className="text-ink-faint text-note"> / 100</span>}
    </dd>
  )
}
