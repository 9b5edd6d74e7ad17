import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PAID_PLAN_IDS, type PaidPlanId, PLANS } from '#shared/plans.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useFeatureWords, usePlanNames } from '#web/i18n/plan-words.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'

interface PlanGridProps {
  /** The button of a plan. */
  action: (plan: PaidPlanId) => ReactNode
  current?: PaidPlanId | undefined
}

/** The three plans with their prices, beside each other. */
export const PlanGrid = ({ action, current }: PlanGridProps) => (
  <ul className="grid gap-4 lg:grid-cols-3">
    {PAID_PLAN_IDS.map((plan) => (
      <PlanCard key={plan} plan={plan} isCurrent={plan === current} action={action(plan)} />
    ))}
  </ul>
)

const PlanCard = ({ plan, isCurrent, action }: { plan: PaidPlanId; isCurrent: boolean; action: ReactNode }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const name = usePlanNames()[plan]
  const featureWords = useFeatureWords()
  const { monthlyCents, popular, features } = PLANS[plan]
  return (
    <li
      aria-current={isCurrent || undefined}
      className={cx(
        'flex flex-col rounded-faro border bg-sheet p-5',
        isCurrent ? 'border-beam outline-1 outline-beam' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <h3 className="font-medium text-lead">{name}</h3>
        {plan === 'enterprise' && <span className="text-ink-soft text-note">Enterprise</span>}
        {popular && <Badge tone="beam">{t`Most Popular`}</Badge>}
      </div>
      <p className="mt-2">
        <span className="font-serif text-head tabular-nums tracking-tight">{formatMoney(monthlyCents, language)}</span>{' '}
        <span className="text-ink-soft text-note">
          <Trans>a month</Trans>
        </span>
      </p>
      <ul className="mt-3 mb-5 space-y-1.5 text-note">
        {features.map(({ feature, soon }) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" size={16} className={cx('mt-0.5', soon ? 'text-ink-faint' : 'text-good')} />
            <span>
              {featureWords(plan, feature)}
              {soon && (
                <span className="text-ink-faint">
                  {' · '}
                  <Trans>soon</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{action}</div>
    </li>
  )
}
