import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { unsafeCast } from '#shared/cast.ts'
import { getBand } from '#shared/scoring/bands.ts'
import { BAND_STROKE_CLASS, BAND_TEXT_CLASS } from '#web/components/score/band-classes.ts'
import { cx } from '#web/ui/cx.ts'
import { CIRCUMFERENCE, getDashOffset } from './gauge-geometry.ts'
import { useBandName } from './use-band-name.ts'

/** The overall score (0–100) as a ring. `animated` plays the sweep once. */
export const ScoreGauge = ({ score, animated = true }: { score: number; animated?: boolean }) => {
  const { t } = useLingui()
  const name = useBandName()(score)
  const band = getBand(score)
  return (
    <div
      className="relative mx-auto w-full max-w-36 sm:max-w-64"
      role="img"
      aria-label={t`Overall score: ${score} out of 100. ${name}.`}
    >
      <svg aria-hidden="true" viewBox="0 0 120 120" className="w-full overflow-visible" fill="none">
        <circle cx="60" cy="60" r="50" className="stroke-line" strokeWidth="7" />
        <g transform="rotate(-90 60 60)">
          {animated && (
            <g
              className="animate-sweep origin-[60px_60px]"
              style={unsafeCast<CSSProperties>({ '--sweep-to': `${score * 3.6}deg` }, 'a custom property')}
            >
              <path d="M60 60 118 47a59.5 59.5 0 0 1 0 26Z" className="fill-beam opacity-70" />
            </g>
          )}
          <circle
            cx="60"
            cy="60"
            r="50"
            strokeWidth="7"
            strokeLinecap={score > 0 ? 'round' : 'butt'}
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={getDashOffset(score)}
            className={cx(BAND_STROKE_CLASS[band], animated && 'animate-arc')}
          />
        </g>
      </svg>
      <div aria-hidden="true" className="absolute inset-0 flex flex-col items-center justify-center text-center">
        <span className="font-serif text-head sm:text-display tabular-nums tracking-tight">{score}</span>
        <span
          className={cx(
            'mt-1 max-w-24 text-balance font-medium leading-tight max-sm:text-note sm:max-w-32',
            BAND_TEXT_CLASS[band],
          )}
        >
          {name}
        </span>
      </div>
    </div>
  )
}
