import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { NonModalDialog } from '#web/ui/dialog/non-modal-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { confirmPayment } from './confirm-payment.ts'
import { PaymentForm } from './payment-form.tsx'
import { SavedCard } from './saved-card.tsx'

interface PaymentDialogProps {
  user: UserResponse
  clientSecret: string
  /** Amount due now in cents; null when the server did not return it. */
  cents: number | null
  onClose: () => void
}

/** Takes the payment that a change of plan needs. */
export const PaymentDialog = ({ user, clientSecret, cents, onClose }: PaymentDialogProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<{ id: string; error: unknown } | null>(null)
  const price = cents === null ? '' : formatMoney(cents, language)

  const paid = async (id: string) => {
    setBusy(true)
    setUnconfirmed(null)
    try {
      await confirmPayment(user.googleId, id)
      toast({ kind: 'success', title: t`Payment successful`, description: t`Your subscription has been activated.` })
      onClose()
    } catch (error) {
      setUnconfirmed({ id, error })
    } finally {
      setBusy(false)
    }
  }

  return (
    <NonModalDialog title={<Trans>Complete Payment</Trans>} onClose={onClose} locked={busy}>
      {unconfirmed ? (
        <Notice
          tone="fair"
          live="alert"
          title={<Trans>Your payment went through, but we haven’t confirmed it yet</Trans>}
          actions={
            <Button size="small" icon="refresh" busy={busy} onClick={() => void paid(unconfirmed.id)}>
              <Trans>Check again</Trans>
            </Button>
          }
        >
          {getErrorMessage(unconfirmed.error, language)}
        </Notice>
      ) : (
        <SavedCard clientSecret={clientSecret} price={price} onPaid={(id) => void paid(id)} onBusy={setBusy}>
          <PaymentForm
            clientSecret={clientSecret}
            submit={price ? t`Pay ${price}` : t`Pay`}
            errorTitle={t`Error`}
            onPaid={(id) => void paid(id)}
            onBusy={setBusy}
          />
        </SavedCard>
      )}
    </NonModalDialog>
  )
}
