import { Trans, useLingui } from '@lingui/react/macro'
import type { Stripe } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '#web/platform/api/query-client.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DialogActions } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { TestPaymentsNotice } from './test-payments-notice.tsx'
import { useStripe } from './use-stripe.ts'

interface SavedCardProps {
  clientSecret: string
  price: string
  onPaid: (paymentIntentId: string) => void
  onBusy: (busy: boolean) => void
  /** The form for another card, shown when the saved one cannot pay. */
  children: ReactNode
}

/** Whether the payment waits only for the bank's confirmation of the saved card. */
const useNeedsConfirmation = (stripe: Stripe | null, clientSecret: string) =>
  useQuery(
    {
      queryKey: ['payments', 'intent', clientSecret],
      queryFn: async () => {
        const { paymentIntent } = (await stripe?.retrievePaymentIntent(clientSecret)) ?? {}
        return paymentIntent?.status === 'requires_action'
      },
      enabled: stripe !== null,
      gcTime: 0,
    },
    queryClient,
  ).data

/** Offers the bank's 3-D Secure confirmation of the saved card, or else the payment form. */
export const SavedCard = ({ clientSecret, price, onPaid, onBusy, children }: SavedCardProps) => {
  const { t } = useLingui()
  const { stripe, isTestMode } = useStripe()
  const needsConfirmation = useNeedsConfirmation(stripe, clientSecret)
  const [busy, setBusy] = useState(false)
  const [another, setAnother] = useState(false)
  if (!stripe || !needsConfirmation || another) return children

  const answer = async () => {
    setBusy(true)
    onBusy(true)
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret)
    setBusy(false)
    onBusy(false)
    if (paymentIntent) return onPaid(paymentIntent.id)
    toast({
      kind: 'error',
      title: t`Error`,
      description: error.message ?? t`The payment didn’t go through. You haven’t been charged. Please try again.`,
    })
    setAnother(true)
  }

  return (
    <div className="grid gap-4">
      {isTestMode && <TestPaymentsNotice />}
      <Notice tone="info" title={<Trans>Your bank is asking you to confirm {price}</Trans>}>
        <Trans>We’ll use your saved card. Your plan will change once your bank approves the payment.</Trans>
      </Notice>
      <DialogActions>
        <Button disabled={busy} onClick={() => setAnother(true)}>
          <Trans>Use another card</Trans>
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void answer()}>
          {busy ? <Trans>Processing...</Trans> : <Trans>Confirm with my bank</Trans>}
        </Button>
      </DialogActions>
    </div>
  )
}
