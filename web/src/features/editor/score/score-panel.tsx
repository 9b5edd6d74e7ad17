import { Trans } from '@lingui/react/macro'
import { getBand } from '#shared/scoring/bands.ts'
import { BAND_BACKGROUND_CLASS, BAND_TEXT_CLASS } from '#web/components/score/band-classes.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { useFindingSession } from '../suggestions/finding-session.ts'
import type { DraftScore } from './draft-score.ts'
import { useCurrentScore } from './draft-score-provider.tsx'

interface ScorePanelProps {
  onGoToField: (path: readonly string[]) => void
  onOpenFinding: () => void
  onSuggest: () => void
}

/** The score of the resume, what caps it, and what would raise it most. */
export const ScorePanel = ({ onGoToField, onOpenFinding, onSuggest }: ScorePanelProps) => {
  const result = useCurrentScore()
  const { openFinding } = useFindingSession()
  const gains = result?.gains ?? []
  return (
    <>
      <ScoreFigure score={result?.score ?? null} />
      {result?.limit && <ScoreLimit limit={result.limit} onGoToField={onGoToField} />}
      <Button size="small" className="mt-4 w-full" onClick={onSuggest}>
        <Trans>Suggest changes</Trans>
      </Button>
      {gains.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 text-note font-medium">
            <Trans>Quickest ways to raise your score</Trans>
          </h3>
          <ul>
            {gains.map(({ rule, text, points, path }) => (
              <GainRow
                key={rule}
                text={text}
                points={points}
                onOpen={
                  path &&
                  (() => {
                    onOpenFinding()
                    openFinding(rule)
                  })
                }
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const ScoreFigure = ({ score }: { score: number | null }) => {
  const band = getBand(score ?? 0)
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span
          className={cx('font-serif text-head tabular-nums', score === null ? 'text-ink-faint' : BAND_TEXT_CLASS[band])}
        >
          {score ?? '–'}
        </span>
        <span className="text-note text-ink-soft">/ 100</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1 bg-line">
        <div
          className={cx('h-full transition-[width] duration-200', BAND_BACKGROUND_CLASS[band])}
          style={{ width: `${score ?? 0}%` }}
        />
      </div>
    </>
  )
}

const GainRow = ({ text, points, onOpen }: { text: string; points: number; onOpen: (() => void) | null }) => {
  const language = useLanguage()
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line py-2.5 text-note">
      <span className="font-medium text-beam-ink tabular-nums">
        +{formatNumber(points, language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}
      </span>
      <span className="min-w-0">{text}</span>
      {onOpen && (
        <button type="button" className={cx(LINK_CLASS, 'col-start-2 mt-0.5 justify-self-start')} onClick={onOpen}>
          <Trans>Fix it</Trans>
        </button>
      )}
    </li>
  )
}

const ScoreLimit = ({
  limit,
  onGoToField,
}: {
  limit: NonNullable<DraftScore['limit']>
  onGoToField: ScorePanelProps['onGoToField']
}) => (
  <p
    className="mt-3 flex flex-wrap items-baseline gap-x-3 border-bad border-s-2 ps-3 text-note"
    data-testid="live-limit"
  >
    <span className="min-w-0 flex-1 basis-40">{limit.text}</span>
    {limit.path && (
      <button type="button" className={LINK_CLASS} onClick={() => limit.path && onGoToField(limit.path)}>
        <Trans>Fix it</Trans>
      </button>
    )}
  </p>
)
