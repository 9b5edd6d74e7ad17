import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { getPriceCents, type PaidPlanId } from '#shared/plans.ts'
import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { PriceTerms, TrialTerms } from './price-terms.tsx'
import type { Checkout } from './use-checkout.ts'

const PaymentForm = lazy(async () => ({ default: (await import('./payment-form.tsx')).PaymentForm }))

interface CheckoutPanelProps {
  checkout: Checkout
  plan: PaidPlanId
  /** A paid plan is active: choosing another one changes it. */
  subscribed: boolean
  visitor: boolean
  /** A plan was chosen by a press, not only preselected. */
  chosen: boolean
  /** The order is for a free trial. */
  isTrial: boolean
  /** Days of the trial that can be started; 0 for none. */
  trialDays: number
  /** Id of the draft from which the person came. */
  draft: string | null
  onContinue: () => void
  /** Starts the order anew, for the trial or for the plan without it. */
  onTrial: (withTrial: boolean) => void
}

/** Price terms of the chosen plan and the next step of the checkout. */
export const CheckoutPanel = (props: CheckoutPanelProps) => {
  const { checkout, plan, subscribed, isTrial, trialDays } = props
  const ref = useRef<HTMLElement>(null)
  const stage = props.visitor && props.chosen ? 'sign-in' : checkout.step
  useEffect(() => {
    const section = ref.current
    if (stage !== 'choosing' && section)
      section.scrollIntoView({ block: section.clientHeight < innerHeight ? 'nearest' : 'start' })
  }, [stage])
  if (subscribed || checkout.step === 'active') return <AlreadySubscribed draft={props.draft} />
  return (
    <section
      ref={ref}
      aria-labelledby="checkout"
      className="mt-10 grid scroll-mt-24 scroll-mb-6 gap-x-16 gap-y-8 border-line border-t pt-8 lg:grid-cols-2"
    >
      <div>
        <h2 id="checkout" className="mb-4 font-serif text-title">
          <Trans>Your order</Trans>
        </h2>
        {isTrial ? <TrialTerms days={trialDays} /> : <PriceTerms plan={plan} />}
        {trialDays > 0 && <TrialChoice {...props} />}
      </div>
      <div className="pb-24 lg:pt-12">
        <NextStep {...props} />
      </div>
    </section>
  )
}

const AlreadySubscribed = ({ draft }: Pick<CheckoutPanelProps, 'draft'>) => (
  <Notice
    className="mt-10"
    tone="good"
    title={<Trans>You already have a plan</Trans>}
    actions={
      <>
        {draft !== null && (
          <ButtonLink size="small" kind="primary" to={getDraftPath(encodeURIComponent(draft))}>
            <Trans>Back to my resume</Trans>
          </ButtonLink>
        )}
        <ButtonLink size="small" to="/settings">
          <Trans>Go to Settings</Trans>
        </ButtonLink>
      </>
    }
  >
    <Trans>To change plans, choose another plan above. You’ll see the price before you pay.</Trans>
  </Notice>
)

/** The way to the trial from a plan without it, and back. */
const TrialChoice = ({ isTrial, trialDays, onTrial }: CheckoutPanelProps) => (
  <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
    {!isTrial && (
      <p>
        <Plural
          value={trialDays}
          one="You can try Professional free for # day first."
          other="You can try Professional free for # days first."
        />
      </p>
    )}
    <Button size="small" onClick={() => onTrial(!isTrial)}>
      {isTrial ? <Trans>Subscribe without a trial</Trans> : <Trans>Start Free Trial</Trans>}
    </Button>
  </div>
)

const Preparing = () => (
  <p role="status" className="flex items-center gap-3 py-3">
    <Spinner />
    <Trans>Preparing your subscription...</Trans>
  </p>
)

const NextStep = ({ checkout, plan, visitor, chosen, isTrial, draft, onContinue }: CheckoutPanelProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const name = usePlanNames()[plan]
  const price = formatMoney(getPriceCents(plan, 'month'), language)
  if (visitor && chosen) {
    return (
      <div role="status">
        <p className="mb-5 text-lead">
          <Trans>Sign in to continue with the {name} plan. You’ll come back to this page.</Trans>
        </p>
        <SignInButton />
      </div>
    )
  }
  if (checkout.step === 'preparing') return <Preparing />
  if (checkout.step === 'paying') {
    return (
      <Suspense fallback={<Preparing />}>
        <PaymentForm
          clientSecret={checkout.clientSecret}
          submit={checkout.isTrial ? t`Start Free Trial` : t`Subscribe for ${price} a month`}
          errorTitle={t`Payment error`}
          returnUrl={`${location.origin}/dashboard${draft === null ? '' : `?draft=${encodeURIComponent(draft)}`}`}
        />
      </Suspense>
    )
  }
  if (checkout.step === 'failed') {
    return (
      <Notice
        tone="bad"
        live="alert"
        title={<Trans>We couldn’t prepare your subscription</Trans>}
        actions={
          <Button size="small" icon="refresh" onClick={onContinue}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {getErrorMessage(checkout.error, language)} <Trans>You haven’t been charged.</Trans>
      </Notice>
    )
  }
  return (
    <Button kind="primary" size="large" className="max-sm:w-full" onClick={onContinue}>
      {isTrial ? <Trans>Start Free Trial</Trans> : <Trans>Continue with {name}</Trans>}
    </Button>
  )
}
