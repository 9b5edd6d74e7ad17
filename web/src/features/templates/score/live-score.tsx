import { Trans, useLingui } from '@lingui/react/macro'
import { type Band, bandOf } from '#shared/analysis/bands.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { linkClass } from '#web/ui/text-link.tsx'
import { useEditing } from '../edit/editing.ts'
import { useDraftScore } from './use-draft-score.ts'

const INK: Readonly<Record<Band, string>> = { excellent: 'text-good', good: 'text-fair', 'needs-work': 'text-bad' }
const FILL: Readonly<Record<Band, string>> = { excellent: 'bg-good', good: 'bg-beam', 'needs-work': 'bg-bad' }

interface LiveScoreProps {
  onGo: (path: readonly string[]) => void
  onImprove: () => void
}

/** The score beside the editor: worked out on the device by the same engine, free, with what would raise it most. */
export const LiveScore = ({ onGo, onImprove }: LiveScoreProps) => {
  const { t } = useLingui()
  const { store } = useEditing()
  const language = useLanguage()
  const result = useDraftScore(store, language)
  const score = result?.score ?? 0
  const gains = result?.gains ?? []
  const band = bandOf(score)
  return (
    <section aria-label={t`Score of this resume`} className="mb-3 border-b border-line pb-3">
      <div className="flex items-center gap-3">
        <h2 className="text-note font-medium">
          <Trans>Score now</Trans>
        </h2>
        <output
          className={cx('min-w-8 font-serif text-title tabular-nums', result ? INK[band] : 'text-ink-faint')}
          data-testid="live-score"
        >
          {result ? score : '–'}
        </output>
        <span className="text-note text-ink-faint">/ 100</span>
        <Button size="small" className="ms-auto" onClick={onImprove}>
          <Trans>Suggest changes</Trans>
        </Button>
      </div>
      <div aria-hidden="true" className="mt-1.5 h-1 bg-line">
        <div className={cx('h-full transition-[width] duration-200', FILL[band])} style={{ width: `${score}%` }} />
      </div>
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
                  <button type="button" className={linkClass} onClick={() => onGo(path)}>
                    <Trans>Go there</Trans>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
