import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { DropCard } from '../drop/drop-card.tsx'
import { LateScene } from '../late-sections.tsx'

export const Hero = () => {
  const { t } = useLingui()
  const points = [t`Free analysis`, t`No registration`, t`Instant results`]
  return (
    <section aria-labelledby="hero" className="overflow-clip">
      <div className="mx-auto grid w-full max-w-[76rem] items-center gap-x-10 gap-y-12 px-5 pt-12 pb-16 sm:px-8 sm:pt-16 lg:min-h-[calc(100svh-4rem)] lg:max-h-[52rem] lg:grid-cols-[minmax(0,11fr)_minmax(0,12fr)] lg:py-10">
        <div>
          <h1 id="hero" className="max-w-[11em] font-serif text-display tracking-tighter">
            <Trans>Your resume, seen in a better light</Trans>
          </h1>
          <p className="mt-6 max-w-[33em] text-lead text-ink-soft">
            <Trans>
              See your resume the way an ATS does. Faro scores it out of 100, shows which line earns or loses each point
              and tells you what to write instead.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/analyzer" kind="primary" size="large">
              <Trans>Analyze CV</Trans>
            </ButtonLink>
            <ButtonLink to="/analyzer?demo=1" size="large" icon="play">
              <Trans>Watch Live Demo</Trans>
            </ButtonLink>
          </div>
          <DropCard />
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-note">
            {points.map((point) => (
              <li key={point} className="flex items-center gap-2">
                <Icon name="check" size={16} className="text-good" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative mx-auto w-full max-w-[36rem] pb-36 sm:pb-20 lg:max-w-none lg:pb-14">
          <LateScene />
        </div>
      </div>
    </section>
  )
}
