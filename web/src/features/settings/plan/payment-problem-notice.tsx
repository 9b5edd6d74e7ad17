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
        title={<Trans>Your last payment didn’t go through</Trans>}
        actions={updateCard}
      >
        <Trans>Your plan stays active while we try your card again. Update your card to keep your plan.</Trans>
      </Notice>
    )
  }
  if (status.providerStatus === 'unpaid' || status.providerStatus === 'paused') {
    return (
      <Notice tone="bad" className="mb-5" title={<Trans>Your plan is on hold</Trans>} actions={updateCard}>
        <Trans>
          Until the payment goes through, the free plan’s limits apply. You can still see and export everything you
          created.
        </Trans>
      </Notice>
    )
  }
  return null
}
