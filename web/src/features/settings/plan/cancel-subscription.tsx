import { Trans } from '@lingui/react/macro'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { useCancelSubscription } from './use-subscription-actions.ts'

interface CancelSubscriptionProps {
  user: UserResponse
  status: SubscriptionStatusResponse
}

/** Cancels a free trial with one press: nothing was paid, and it can be taken back. */
export const CancelTrial = ({ user }: { user: UserResponse }) => {
  const { busy, cancel } = useCancelSubscription(user)
  return (
    <Button kind="danger" size="small" busy={busy} onClick={() => void cancel()}>
      <Trans>Cancel free trial</Trans>
    </Button>
  )
}

/** Cancels after a confirmation that states when access ends. */
export const CancelSubscription = ({ user, status }: CancelSubscriptionProps) => {
  const language = useLanguage()
  const { busy, cancel } = useCancelSubscription(user)
  const end = status.status === 'active' ? status.currentPeriodEnd : null
  const day = end === null ? null : formatDate(end, language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className="mt-6">
      <AlertDialog
        trigger={
          <Button kind="danger" size="small" busy={busy}>
            <Trans>Cancel subscription</Trans>
          </Button>
        }
        title={<Trans>Cancel your subscription?</Trans>}
        description={
          day ? (
            <Trans>You keep access until {day} and won’t be charged again.</Trans>
          ) : (
            <Trans>Your subscription ends now, and you won’t be charged again.</Trans>
          )
        }
        cancel={<Trans>Keep my plan</Trans>}
        confirm={<Trans>Yes, cancel</Trans>}
        danger
        onConfirm={() => void cancel()}
      />
    </div>
  )
}
