import type { ReactNode } from 'react'
import { PAID_PLAN_IDS, type PaidPlanId } from '#shared/plans.ts'
import { usePlanOffers } from '#web/i18n/plan-messages.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'

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
  const { name, alias, price, per, badge, features } = usePlanOffers()(plan)
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
        {alias && <span className="text-ink-soft text-note">{alias}</span>}
        {badge && <Badge tone="beam">{badge}</Badge>}
      </div>
      <Price amount={price} per={per} className="mt-2" />
      <CheckList items={features} className="mt-3 mb-5" />
      <div className="mt-auto grid">{action}</div>
    </li>
  )
}
