import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Lighthouse } from './lighthouse.tsx'

/** Dark in both themes. */
export const CallToAction = () => (
  <section aria-labelledby="closing" className="faro-night relative isolate overflow-hidden bg-sunk text-ink">
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 h-[26rem] w-full md:inset-y-0 md:h-full"
    >
      <defs>
        <linearGradient id="night-beam" x1="1178" x2="0" y1="0" y2="0" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="var(--beam)" stopOpacity="0.75" />
          <stop offset="0.35" stopColor="var(--beam)" stopOpacity="0.22" />
          <stop offset="1" stopColor="var(--beam)" stopOpacity="0.04" />
        </linearGradient>
      </defs>
      <polygon points="1178,229 -40,20 -40,470" fill="url(#night-beam)" />
      <g transform="translate(1110 -12) scale(0.92)">
        <Lighthouse />
      </g>
    </svg>
    <div className="mx-auto w-full max-w-[76rem] px-5 pt-16 pb-80 sm:px-8 md:py-24 lg:py-32">
      <h2 id="closing" className="max-w-[12em] font-serif text-display tracking-tighter md:max-lg:max-w-[7em]">
        <Trans>See how your resume scores</Trans>
      </h2>
      <p className="mt-5 max-w-[30em] text-lead text-ink-soft md:max-lg:max-w-[18em]">
        <Trans>Upload a PDF or Word file and get your score in seconds.</Trans>
      </p>
      <ButtonLink to="/analyzer" kind="beam" size="large" className="mt-8">
        <Trans>Start Now Free</Trans>
      </ButtonLink>
    </div>
  </section>
)
