import { Plural, Trans } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { PAID_PLAN_IDS, type PaidPlanId, PLANS, TRIAL_PLAN } from '#shared/plans.ts'
import { useInterruptedAction } from '#web/platform/auth/interrupted-action.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import type { ChangePlanDialogProps } from './change-plan-dialog.types.ts'
import { PlanGrid } from './plan-grid.tsx'

interface ChangePlanProps {
  user: UserResponse
  status: SubscriptionStatusResponse
  ChangePlanDialog: ComponentType<ChangePlanDialogProps>
}

const TrialOffer = ({ days }: { days: number }) => (
  <Notice
    className="mb-5"
    title={
      <Plural
        value={days}
        one="You can try Professional free for # day first."
        other="You can try Professional free for # days first."
      />
    }
    actions={
      <ButtonLink size="small" to={`/subscribe?plan=${TRIAL_PLAN}&trial=yes`}>
        <Trans>Start Free Trial</Trans>
      </ButtonLink>
    }
  >
    <Trans>You’ll see the date and amount of the first charge before you enter your card details.</Trans>
  </Notice>
)

/** The paid plans with buttons to subscribe or to change. */
export const ChangePlan = ({ user, status, ChangePlanDialog }: ChangePlanProps) => {
  const [selected, setSelected] = useState<PaidPlanId | null>(null)
  useInterruptedAction('change-plan', (input) => setSelected(PAID_PLAN_IDS.find((plan) => plan === input) ?? null))
  // A plan on hold is not active, so it can be subscribed to again.
  const current = status.status === 'active' ? status.plan : 'free'
  const button = (plan: PaidPlanId) => {
    const isCurrent = plan === current
    return (
      <Button
        kind={PLANS[plan].popular && !isCurrent ? 'primary' : 'plain'}
        disabled={isCurrent}
        onClick={() => setSelected(plan)}
      >
        {isCurrent ? (
          <Trans>Current Plan</Trans>
        ) : current === 'free' ? (
          <Trans>Subscribe</Trans>
        ) : (
          <Trans>Change plan</Trans>
        )}
      </Button>
    )
  }
  return (
    <>
      {status.trialDays > 0 && <TrialOffer days={status.trialDays} />}
      <PlanGrid current={current === 'free' ? undefined : current} action={button} />
      {selected && <ChangePlanDialog user={user} plan={selected} current={current} onClose={() => setSelected(null)} />}
    </>
  )
}
