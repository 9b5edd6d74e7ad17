import { Trans } from '@lingui/react/macro'
import { getBand } from '#shared/scoring/bands.ts'
import { BAND_TEXT_CLASS } from '#web/components/score/band-classes.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useWorkspace } from '../workspace/use-workspace.ts'
import { useCurrentScore } from './draft-score-provider.tsx'

/** The score in the bar; it opens and closes the score panel. */
export const ScoreButton = () => {
  const result = useCurrentScore()
  const { open, toggle } = useWorkspace()
  return (
    <button
      type="button"
      aria-expanded={open === 'score'}
      className={buttonClass('quiet', 'small', 'gap-1.5! aria-expanded:bg-sunk max-sm:min-h-11')}
      onClick={() => toggle('score')}
    >
      <Icon name="gauge" size={18} className="text-ink-soft" />
      <span className="whitespace-nowrap max-xl:sr-only">
        <Trans>Current score</Trans>
      </span>{' '}
      <output
        className={cx(
          'min-w-6 text-body font-medium tabular-nums',
          result ? BAND_TEXT_CLASS[getBand(result.score)] : 'text-ink-faint',
        )}
        data-testid="live-score"
        data-times={result?.times ?? 0}
      >
        {result ? result.score : '–'}
      </output>
    </button>
  )
}
