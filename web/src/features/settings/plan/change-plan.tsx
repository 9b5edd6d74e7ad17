import { Trans } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import type { SubscriptionStatusResponse, UserResponse } from '#shared/api-schema/responses.ts'
import { type PaidPlanId, PLANS } from '#shared/plans.ts'
import { Button } from '#web/ui/button/button.tsx'
import { PlanGrid } from './plan-grid.tsx'
import type { ChangeDialogProps } from './change-plan-dialog.types.ts'

interface ChangePlanProps {
  user: UserResponse
  status: SubscriptionStatusResponse
  ChangeDialog: ComponentType<ChangeDialogProps>
}

/** The grid of plans: the current one is marked, the others are one press away. */
export const ChangePlan = ({ user, status, ChangeDialog }: ChangePlanProps) => {
  const [wanted, setWanted] = useState<PaidPlanId | null>(null)
  // A plan on hold is not in force: it can be taken again.
  const current = status.status === 'active' ? status.plan : 'free'
  const button = (plan: PaidPlanId) => {
    const isCurrent = plan === current
    return (
      <Button
        kind={PLANS[plan].popular && !isCurrent ? 'primary' : 'plain'}
        disabled={isCurrent}
        onClick={() => setWanted(plan)}
      >
        {isCurrent ? (
          <Trans>Current Plan</Trans>
        ) : current === 'free' ? (
          <Trans>Subscribe</Trans>
        ) : (
          <Trans>Change Plan</Trans>
        )}
      </Button>
    )
  }
  return (
    <>
      <PlanGrid current={current === 'free' ? undefined : current} action={button} />
      {wanted && <ChangeDialog user={user} plan={wanted} current={current} onClose={() => setWanted(null)} />}
    </>
  )
}
