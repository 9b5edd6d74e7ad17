import { Trans } from '@lingui/react/macro'
import { getBand } from '#shared/scoring/bands.ts'
import { BAND_BACKGROUND_CLASS, BAND_TEXT_CLASS } from '#web/components/score/band-classes.ts'
import { Points } from '#web/components/suggestions/points.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { LINK_CLASS } from '#web/ui/link/text-link.tsx'
import { useFindingSession } from '../suggestions/finding-session.ts'
import { useCurrentScore } from './draft-score-provider.tsx'

const MIN_SHOWN_GAIN = 0.05

interface ScorePanelProps {
  onOpenFinding: () => void
  onSuggest: () => void
}

/** The score of the resume, what caps it, and what would raise it most. */
export const ScorePanel = ({ onOpenFinding, onSuggest }: ScorePanelProps) => {
  const result = useCurrentScore()
  const { openFinding } = useFindingSession()
  const limit = result?.limit ?? null
  // What limits the score stands above the list.
  const gains = (result?.gains ?? []).filter(({ rule }) => rule !== limit?.rule)
  const open = (rule: string) => {
    onOpenFinding()
    openFinding(rule)
  }
  return (
    <>
      <ScoreFigure score={result?.score ?? null} />
      {limit && (
        <ScoreLimit
          text={limit.text}
          gain={result?.findings.find(({ rule }) => rule === limit.rule)?.gain ?? null}
          onOpen={() => open(limit.rule)}
        />
      )}
      <Button size="small" className="mt-4 w-full" onClick={onSuggest}>
        <Trans>Suggest changes</Trans>
      </Button>
      {gains.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 text-note font-medium">
            <Trans>Quickest ways to raise your score</Trans>
          </h3>
          <ul>
            {gains.map(({ rule, text, points, gain, path }) => (
              <GainRow
                key={rule}
                text={text}
                points={points}
                isNow={gain >= MIN_SHOWN_GAIN}
                onOpen={path && (() => open(rule))}
              />
            ))}
          </ul>
          {gains.some(({ gain }) => gain < MIN_SHOWN_GAIN) && (
            <p className="border-line border-t pt-2.5 text-note text-ink-soft">
              <Trans>You’ll gain the points in gray once you fix the issue that limits your score.</Trans>
            </p>
          )}
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

interface GainRowProps {
  text: string
  points: number
  /** Whether the points count now, and not only once nothing limits the score. */
  isNow: boolean
  onOpen: (() => void) | null
}

const GainRow = ({ text, points, isNow, onOpen }: GainRowProps) => {
  const language = useLanguage()
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line py-2.5 text-note">
      <span className={cx('font-medium tabular-nums', isNow ? 'text-beam-ink' : 'text-ink-faint')}>
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

const ScoreLimit = ({ text, gain, onOpen }: { text: string; gain: number | null; onOpen: () => void }) => (
  <p
    className="mt-3 flex flex-wrap items-baseline gap-x-3 border-bad border-s-2 ps-3 text-note"
    data-testid="live-limit"
  >
    <span className="min-w-0 flex-1 basis-40">
      {text} <Points value={gain} />
    </span>
    <button type="button" className={LINK_CLASS} onClick={onOpen}>
      <Trans>Fix it</Trans>
    </button>
  </p>
)
