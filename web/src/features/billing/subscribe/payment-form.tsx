import { Trans, useLingui } from '@lingui/react/macro'
import { Elements, PaymentElement, useElements, useStripe as useStripeJs } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useStripeAppearance } from './stripe-appearance.ts'
import { TestPaymentsNotice } from './test-payments-notice.tsx'
import { useStripe } from './use-stripe.ts'

interface PaymentFormProps {
  clientSecret: string
  /** Label of the submit button, with the amount. */
  submit: string
  /** Title of the toast when the payment is refused. */
  errorTitle: string
  /** URL to which Stripe redirects after the payment. Without it the page stays and `onPaid` is called. */
  returnUrl?: string
  onPaid?: (paymentIntentId: string) => void
  onBusy?: (busy: boolean) => void
}

/** Stripe's payment form with our submit button, or the reason why it could not be loaded. */
export const PaymentForm = (props: PaymentFormProps) => {
  const language = useLanguage()
  const appearance = useStripeAppearance()
  const { stripe, isTestMode, error, retry } = useStripe()
  if (error) return <PaymentFormError error={error} retry={retry} />
  if (!stripe) return <FormSkeleton />
  const { clientSecret } = props
  return (
    <div className="grid gap-4">
      {isTestMode && <TestPaymentsNotice />}
      <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance, locale: language }}>
        <CardFields {...props} />
      </Elements>
    </div>
  )
}

const PaymentFormError = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const language = useLanguage()
  return (
    <Notice
      tone="bad"
      live="alert"
      title={<Trans>We couldn’t load the payment form</Trans>}
      actions={
        <Button size="small" icon="refresh" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {getErrorMessage(error, language)}{' '}
      <Trans>
        Check your connection and make sure your ad blocker isn’t blocking js.stripe.com. You haven’t been charged.
      </Trans>
    </Notice>
  )
}

const FormSkeleton = () => (
  <div aria-hidden="true" className="grid gap-4">
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
  </div>
)

interface Paid {
  readonly id: string
  readonly status: string
}

interface Refused {
  readonly type: string
  readonly message?: string | undefined
  /** The state of the payment, when Stripe returns it. */
  readonly payment_intent?: Paid | undefined
  readonly setup_intent?: Paid | undefined
}

interface Result {
  readonly paymentIntent?: Paid | undefined
  readonly setupIntent?: Paid | undefined
  readonly error?: Refused | undefined
}

/** A card that is only saved has a secret of another kind. */
const isSetup = (clientSecret: string) => clientSecret.startsWith('seti_')

/** Stripe redirects when there is a return URL; otherwise it resolves here. */
const confirm = (
  stripe: Stripe,
  elements: NonNullable<ReturnType<typeof useElements>>,
  { clientSecret, returnUrl }: PaymentFormProps,
): Promise<Result> => {
  if (!returnUrl) return stripe.confirmPayment({ elements, redirect: 'if_required' })
  const options = { elements, confirmParams: { return_url: returnUrl } }
  return isSetup(clientSecret) ? stripe.confirmSetup(options) : stripe.confirmPayment(options)
}

const CardFields = (props: PaymentFormProps) => {
  const { clientSecret, submit, errorTitle, returnUrl, onPaid, onBusy } = props
  const { t } = useLingui()
  const stripe = useStripeJs()
  const elements = useElements()
  const [state, setState] = useState<'loading' | 'ready' | 'busy' | 'failed'>('loading')
  const [problem, setProblem] = useState<string | null>(null)
  const footer = useRef<HTMLDivElement>(null)

  // Keeps the message clear of the toast at the bottom of the screen.
  useEffect(() => {
    if (problem) footer.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  const ready = () => {
    setState('ready')
    // On a wide screen the form fits beside the order; on a narrow one the order stays in view.
    if (matchMedia('(min-width: 64rem)').matches) footer.current?.scrollIntoView({ block: 'nearest' })
  }

  const paid = (id: string) => {
    const parameter = isSetup(clientSecret) ? 'setup_intent' : 'payment_intent'
    if (returnUrl) {
      const url = new URL(returnUrl)
      url.searchParams.set(parameter, id)
      location.assign(url)
    } else onPaid?.(id)
  }

  const refused = ({ type, message, payment_intent, setup_intent }: Refused) => {
    const intent = payment_intent ?? setup_intent
    // Another tab paid it already; it is not charged twice.
    if (intent?.status === 'succeeded') return paid(intent.id)
    setState('ready')
    // Stripe shows validation errors at the fields.
    if (type === 'validation_error') return
    const description = message ?? t`The payment didn’t go through. You haven’t been charged. Please try again.`
    setProblem(description)
    toast({ kind: 'error', title: errorTitle, description })
  }

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements || state === 'busy') return
    setState('busy')
    setProblem(null)
    onBusy?.(true)
    const lost: Result = { error: { type: 'api_connection_error' } }
    const { error, paymentIntent, setupIntent } = await confirm(stripe, elements, props).catch(() => lost)
    const intent = paymentIntent ?? setupIntent
    onBusy?.(false)
    if (error) refused(error)
    else if (intent) paid(intent.id)
  }

  return (
    <form onSubmit={(event) => void pay(event)} className="grid gap-5">
      {state === 'loading' && <FormSkeleton />}
      <div className={state === 'loading' ? 'sr-only' : undefined}>
        <PaymentElement onReady={ready} onLoadError={() => setState('failed')} />
      </div>
      <div ref={footer} className="grid gap-5">
        {problem && <Notice tone="bad" live="alert" title={problem} />}
        {state === 'failed' ? (
          <Notice tone="bad" live="alert" title={<Trans>We couldn’t load the payment form</Trans>}>
            <Trans>This payment may have expired. You haven’t been charged. Choose the plan again.</Trans>
          </Notice>
        ) : (
          <Button type="submit" kind="primary" size="large" busy={state === 'busy'} disabled={state !== 'ready'}>
            {state === 'busy' ? <Trans>Processing...</Trans> : submit}
          </Button>
        )}
      </div>
    </form>
  )
}
