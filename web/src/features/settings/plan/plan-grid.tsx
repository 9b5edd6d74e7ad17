import type { ReactNode } from 'react'
import { PAID_PLAN_IDS, type PaidPlanId } from '#shared/plans.ts'
import { PlanCard } from '#web/components/plan-card/plan-card.tsx'
import { useFeatureDetails } from '#web/i18n/plan-details.ts'
import { cx } from '#web/ui/cx.ts'

interface PlanGridProps {
  /** Renders the button of a plan. */
  action: (plan: PaidPlanId) => ReactNode
  current?: PaidPlanId | undefined
}

/** The paid plans side by side, with the current one marked. */
export const PlanGrid = ({ action, current }: PlanGridProps) => {
  const getDetails = useFeatureDetails()
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {PAID_PLAN_IDS.map((plan) => (
        <li
          key={plan}
          aria-current={plan === current || undefined}
          className={cx(
            'flex flex-col rounded-faro border bg-sheet p-5',
            plan === current ? 'border-beam outline-1 outline-beam' : 'border-line',
          )}
        >
          <PlanCard
            plan={plan}
            size="compact"
            getDetails={getDetails}
            headerClass="min-h-7 gap-x-2"
            heading={({ name }) => <h3 className="font-medium text-lead">{name}</h3>}
            action={<div className="mt-auto grid">{action(plan)}</div>}
          />
        </li>
      ))}
    </ul>
  )
}
