import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { getBand } from '#shared/scoring/bands.ts'
import { BAND_BACKGROUND_CLASS, BAND_TEXT_CLASS } from '#web/components/score/band-classes.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { useEditor } from '../editor-context.ts'
import { JobPanel } from '../job/job-panel.tsx'
import { useJob, useStoredScores } from '../job/use-job.ts'
import { useFindingSession } from '../suggestions/finding-session.ts'
import type { DraftScore } from './draft-score.ts'
import { useDraftScore } from './use-draft-score.ts'

interface LiveScoreProps {
  templateId: string | null
  onGoToField: (path: readonly string[]) => void
  onSuggest: () => void
}

/** The score of the PDF as it would be downloaded, and what would raise it most. Computed on the device. */
export const LiveScore = ({ templateId, onGoToField, onSuggest }: LiveScoreProps) => {
  const { t } = useLingui()
  const { store } = useEditor()
  const language = useLanguage()
  const ad = useJob(store)?.ad ?? ''
  const result = useDraftScore({ store, templateId, language, job: ad })
  useStoredScores(store, result)
  const { openFinding, publish } = useFindingSession()
  useEffect(() => publish(result?.findings ?? null), [publish, result])
  const score = result?.score ?? 0
  const gains = result?.gains ?? []
  const band = getBand(score)
  return (
    <section aria-label={t`Score of this resume`} className="mb-3 border-b border-line pb-3">
      <div className="flex items-center gap-3">
        <h2 className="text-note font-medium">
          <Trans>Score now</Trans>
        </h2>
        <output
          className={cx(
            'min-w-8 font-serif text-title tabular-nums',
            result ? BAND_TEXT_CLASS[band] : 'text-ink-faint',
          )}
          data-testid="live-score"
          data-times={result?.times ?? 0}
        >
          {result ? score : '–'}
        </output>
        <span className="text-note text-ink-faint">/ 100</span>
        <Button size="small" className="ms-auto" onClick={onSuggest}>
          <Trans>Suggest changes</Trans>
        </Button>
      </div>
      <div aria-hidden="true" className="mt-1.5 h-1 bg-line">
        <div
          className={cx('h-full transition-[width] duration-200', BAND_BACKGROUND_CLASS[band])}
          style={{ width: `${score}%` }}
        />
      </div>
      {result?.limit && <ScoreLimit limit={result.limit} onGoToField={onGoToField} />}
      {gains.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-9 py-1.5 text-note font-medium">
            <Trans>What would raise it most</Trans>
          </summary>
          <ul>
            {gains.map(({ rule, text, points, path }) => (
              <li key={rule} className="flex items-baseline gap-3 border-t border-line py-2 text-note">
                <span className="w-12 shrink-0 font-medium text-beam-ink tabular-nums">
                  +{formatNumber(points, language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}
                </span>
                <span className="min-w-0 flex-1">{text}</span>
                {path && (
                  <button type="button" className={LINK_CLASS} onClick={() => openFinding(rule)}>
                    <Trans>Go there</Trans>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <JobPanel match={ad === '' ? null : (result?.match ?? null)} onGoToField={onGoToField} />
    </section>
  )
}

const ScoreLimit = ({
  limit,
  onGoToField,
}: {
  limit: NonNullable<DraftScore['limit']>
  onGoToField: LiveScoreProps['onGoToField']
}) => (
  <p
    className="mt-2 flex flex-wrap items-baseline gap-x-3 border-bad border-s-2 ps-3 text-note"
    data-testid="live-limit"
  >
    <span className="min-w-0 flex-1">{limit.text}</span>
    {limit.path && (
      <button type="button" className={LINK_CLASS} onClick={() => limit.path && onGoToField(limit.path)}>
        <Trans>Go there</Trans>
      </button>
    )}
  </p>
)
