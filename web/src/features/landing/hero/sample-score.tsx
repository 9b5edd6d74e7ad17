import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icon/icon.tsx'

const SCORE = 85
/** Circumference of a circle with a radius of 50, rounded. */
const CIRCUMFERENCE = 314

const Gauge = () => (
  <svg aria-hidden="true" viewBox="0 0 116 116" className="size-24 shrink-0 -rotate-90 sm:size-28">
    <circle cx="58" cy="58" r="50" fill="none" className="stroke-line" strokeWidth="8" />
    <circle
      cx="58"
      cy="58"
      r="50"
      fill="none"
      className="faro-gauge stroke-beam"
      strokeWidth="8"
      strokeDasharray={CIRCUMFERENCE}
      strokeDashoffset={CIRCUMFERENCE * (1 - SCORE / 100)}
    />
  </svg>
)

/** A sample result shown beside the hero illustration. */
export const SampleScore = () => {
  const { t } = useLingui()
  const categories = [
    { label: t`Content`, score: 88 },
    { label: t`Keywords`, score: 79 },
    { label: t`Format`, score: 84 },
    { label: t`ATS`, score: 90 },
  ]
  return (
    <section
      aria-label={t`Sample result`}
      className="absolute end-0 bottom-0 flex w-[19rem] max-w-full items-center gap-5 rounded-faro border border-line bg-sheet p-4 shadow-faro sm:w-[24rem] sm:p-5"
    >
      <div className="relative grid place-items-center">
        <Gauge />
        <p className="absolute text-center leading-none">
          <span className="block font-serif text-head tracking-tight tabular-nums">{SCORE}</span>
          <span className="text-note text-ink-soft">/100</span>
        </p>
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-note font-medium">
          <Icon name="success" size={16} className="text-good" />
          <Trans>Analysis completed</Trans>
        </p>
        <dl className="mt-2.5 space-y-1 text-note">
          {categories.map(({ label, score }) => (
            <div key={label} className="flex justify-between gap-3 border-t border-line pt-1">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="tabular-nums">{score}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
