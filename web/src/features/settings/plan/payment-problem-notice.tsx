import { Trans } from '@lingui/react/macro'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useBillingPortal } from './use-subscription-actions.ts'

/** Shown for a failed payment or a plan on hold, with a link to the portal. */
export const PaymentProblemNotice = ({ user, status }: { user: UserResponse; status: SubscriptionStatusResponse }) => {
  const { busy, open } = useBillingPortal(user)
  const updateCard = (
    <Button size="small" icon="card" busy={busy} onClick={() => void open()}>
      <Trans>Update card</Trans>
    </Button>
  )
  if (status.providerStatus === 'past_due') {
    return (
      <Notice
        tone="fair"
        className="mb-5"
        title={<Trans>The last payment did not go through</Trans>}
        actions={updateCard}
      >
        <Trans>Your plan stays active while the card is tried again. Update it so that you do not lose the plan.</Trans>
      </Notice>
    )
  }
  if (status.providerStatus === 'unpaid' || status.providerStatus === 'paused') {
    return (
      <Notice tone="bad" className="mb-5" title={<Trans>Your plan is on hold</Trans>} actions={updateCard}>
        <Trans>
          Until it is paid, the limits of the free plan apply. Everything you made stays yours to see and export.
        </Trans>
      </Notice>
    )
  }
  return null
}
