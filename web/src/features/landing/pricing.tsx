import { Trans, useLingui } from '@lingui/react/macro'
import { PAID_PLAN_IDS, type PaidPlanId, PLANS } from '#shared/plans.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useFeatureWords, usePlanNames } from '#web/i18n/plan-words.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ContactLine } from './contact-line.tsx'

const PlanColumn = ({ id }: { id: PaidPlanId }) => {
  const { t } = useLingui()
  const names = usePlanNames()
  const say = useFeatureWords()
  const language = useLanguage()
  const { monthlyCents, popular, features } = PLANS[id]
  return (
    <li
      className={cx(
        'relative flex flex-col border-line p-6 sm:p-8',
        popular ? 'bg-sheet outline-2 outline-beam rounded-faro' : 'max-lg:border-t lg:border-y',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center gap-3">
        <h3 className="font-serif text-title">{names[id]}</h3>
        {id === 'enterprise' && <span className="text-note text-ink-soft">Enterprise</span>}
        {popular && <Badge tone="beam">{t`Most Popular`}</Badge>}
      </div>
      <p className="mt-4 flex items-baseline gap-1.5">
        <span className="font-serif text-display tracking-tight tabular-nums">
          {formatMoney(monthlyCents, language)}
        </span>
        <span className="text-note text-ink-soft">
          <Trans>a month</Trans>
        </span>
      </p>
      <ul className="mt-6 mb-8 space-y-2.5">
        {features.map(({ feature, soon }) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Icon name="check" size={18} className={cx('mt-1', soon ? 'text-ink-faint' : 'text-good')} />
            <span>
              {say(id, feature)}
              {soon && (
                <span className="text-note text-ink-faint">
                  {' '}
                  · <Trans>soon</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/subscribe" state={{ plan: id }} kind={popular ? 'primary' : 'plain'} className="mt-auto w-full">
        {id === 'enterprise' ? <Trans>Contact Sales</Trans> : <Trans>Start Free Trial</Trans>}
      </ButtonLink>
    </li>
  )
}

export const Pricing = () => {
  const free = PLANS.free.monthlyAnalyses
  return (
    <section id="pricing" aria-labelledby="pricing-title">
      <div className="mx-auto w-full max-w-[76rem] px-5 py-16 sm:px-8 lg:py-24">
        <h2 id="pricing-title" className="max-w-[16em] font-serif text-head tracking-tight">
          <Trans>A price a month, and no strings</Trans>
        </h2>
        <p className="mt-3 max-w-[36em] text-lead text-ink-soft">
          <Trans>
            Begin free: {free} analyses a month, no card. Pay when you want more, and cancel whenever you like.
          </Trans>
        </p>
        <ul className="mt-10 grid lg:mt-14 lg:grid-cols-3">
          {PAID_PLAN_IDS.map((id) => (
            <PlanColumn key={id} id={id} />
          ))}
        </ul>
        <ContactLine />
      </div>
    </section>
  )
}
