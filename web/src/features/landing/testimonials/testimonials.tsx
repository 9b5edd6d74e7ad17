import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { cx } from '#web/ui/cx.ts'
import { StarRating } from './star-rating.tsx'
import { RATING, type Testimonial, useTestimonials } from './testimonials-content.ts'

const SampleLabel = () => (
  <span className="text-note text-ink-faint">
    <Trans>sample</Trans>
  </span>
)

const Quote = ({ testimonial, large = false }: { testimonial: Testimonial; large?: boolean }) => {
  const { t } = useLingui()
  const { name, initials, role, content, rating } = testimonial
  return (
    <figure className={cx('flex flex-col gap-5', large && 'lg:gap-8')}>
      <StarRating rating={rating} />
      <blockquote
        className={cx('font-serif', large ? 'text-title leading-snug sm:text-head sm:leading-[1.2]' : 'text-lead')}
      >
        <p className="before:content-[open-quote] after:content-[close-quote]">{content}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3 text-note">
        <span
          role="img"
          aria-label={t`Initials of ${name}`}
          className="grid size-11 shrink-0 place-items-center rounded-full border border-ink font-medium"
        >
          {initials}
        </span>
        <span>
          <span className="block font-medium">{name}</span>
          <span className="block text-ink-soft">
            {role}{' '}
            <span className="whitespace-nowrap">
              · <SampleLabel />
            </span>
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

export const Testimonials = () => {
  const [first, second, third] = useTestimonials()
  const language = useLanguage()
  const score = formatNumber(RATING.score, language, { minimumFractionDigits: 1 })
  const users = formatNumber(RATING.users, language, { useGrouping: 'always' })
  return (
    <section aria-labelledby="voices" className="bg-sunk">
      <div className="mx-auto w-full max-w-[76rem] px-5 py-16 sm:px-8 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <h2 id="voices" className="max-w-[14em] font-serif text-head tracking-tight">
            <Trans>What our users say</Trans>
          </h2>
          <p className="flex items-baseline gap-3">
            <span className="font-serif text-head tracking-tight tabular-nums">
              {score}/{RATING.of}
            </span>
            <span className="text-note text-ink-soft">
              <Trans>from over {users} users</Trans>{' '}
              <span className="whitespace-nowrap">
                · <SampleLabel />
              </span>
            </span>
          </p>
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <Quote testimonial={first} large />
          <div className="grid gap-10 border-line-strong sm:grid-cols-2 lg:grid-cols-1 lg:border-s lg:ps-12">
            <Quote testimonial={second} />
            <Quote testimonial={third} />
          </div>
        </div>
      </div>
    </section>
  )
}
