import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { PAID_PLAN_IDS, type PaidPlanId, type PlanId, TRIAL_PLAN } from '#shared/plans.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { SubscribeHeader } from '#web/components/screen-headers.tsx'
import { ReauthenticationDialog } from '#web/components/sign-in/reauthentication-dialog.tsx'
import { useInterruptedAction } from '#web/platform/auth/interrupted-action.ts'
import { useSession, useSubscription } from '#web/platform/auth/use-session.ts'
import { useTrialDays } from '#web/platform/auth/use-trial-days.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { useLocation, useSearchParams } from '#web/ui/router/router.tsx'
import { CheckoutPanel } from './checkout-panel.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { TestPaymentsNotice } from './test-payments-notice.tsx'
import { useCheckout } from './use-checkout.ts'
import { useIsTestPayments } from './use-stripe.ts'

const ChangePlanDialog = lazy(async () => ({ default: (await import('./change-plan-dialog.tsx')).ChangePlanDialog }))

const isPlan = (value: unknown): value is PaidPlanId => PAID_PLAN_IDS.some((plan) => plan === value)
/** Returns the plan that a link named in its navigation state. */
const getSuggestedPlan = (state: unknown): PaidPlanId =>
  typeof state === 'object' && state !== null && 'plan' in state && isPlan(state.plan) ? state.plan : 'basic'

/** Whether a link that led here was for the free trial. */
const wantsTrial = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'trial' in state && state.trial === true

/** The chosen plan or trial and the draft to return to are in the URL: they survive a reload and a sign-in redirect. */
const useChosenPlan = () => {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const trialDays = useTrialDays()
  const named = query.get('plan')
  const draft = query.get('draft')
  const chosen = isPlan(named) ? named : null
  const isTrial = trialDays > 0 && (chosen ? query.get('trial') === 'yes' : wantsTrial(state))
  const selected = isTrial ? TRIAL_PLAN : (chosen ?? getSuggestedPlan(state))
  const choose = (plan: PaidPlanId, withTrial: boolean) =>
    setQuery({ ...(draft && { draft }), plan, ...(withTrial && { trial: 'yes' }) }, { replace: true })
  return { chosen, selected, isTrial, trialDays, draft, choose }
}

/** `live` is the paid plan that is active, if any: it is changed rather than a second subscription created. */
const useActivePlan = (): { known: boolean; live: PlanId } => {
  const session = useSession()
  const { status, error } = useSubscription()
  if (session.status !== 'signed-in') return { known: session.status === 'signed-out', live: 'free' }
  return { known: status !== null || error !== null, live: status?.status === 'active' ? status.plan : 'free' }
}

export const SubscribePage = () => {
  const { t } = useLingui()
  const session = useSession()
  const { user } = session
  const { known, live } = useActivePlan()
  const { chosen, selected, isTrial, trialDays, draft, choose } = useChosenPlan()
  const { checkout, begin } = useCheckout()
  const [changing, setChanging] = useState<PaidPlanId | null>(null)
  const isTestMode = useIsTestPayments()
  useInterruptedAction('change-plan', (plan) => isPlan(plan) && setChanging(plan))
  const subscribed = live !== 'free'
  const online = useOnline()

  const googleId = user?.googleId
  const email = user?.email
  const name = user?.name ?? ''
  useEffect(() => {
    if (chosen && googleId && email && known && !subscribed)
      void begin({ googleId, email, name }, { plan: chosen, isTrial })
  }, [chosen, googleId, email, name, known, subscribed, isTrial, begin])

  const onChoose = (plan: PaidPlanId, withTrial = false) => {
    if (subscribed) setChanging(plan)
    else if (plan === chosen && withTrial === isTrial && user) void begin(user, { plan, isTrial })
    else choose(plan, withTrial)
  }

  return (
    <Page title={t`Choose your plan`}>
      <SubscribeHeader />
      {isTestMode && checkout.step !== 'paying' && (
        <div className="mb-6 max-w-fit">
          <TestPaymentsNotice />
        </div>
      )}
      {!online && <Offline />}
      <PlanPicker
        selected={selected}
        current={live === 'free' ? null : live}
        disabled={!known || checkout.step === 'preparing'}
        onChoose={(plan) => onChoose(plan)}
      />
      {online && session.status === 'unreachable' && (
        <RetryNotice error={session.error} onRetry={session.retry} live="status" className="mt-10" />
      )}
      <CheckoutPanel
        checkout={checkout}
        plan={selected}
        subscribed={subscribed}
        visitor={session.status === 'signed-out'}
        chosen={chosen !== null}
        isTrial={isTrial}
        trialDays={trialDays}
        draft={draft}
        onContinue={() => onChoose(selected, isTrial)}
        onTrial={(withTrial) => choose(withTrial ? TRIAL_PLAN : selected, withTrial)}
      />
      <ReauthenticationDialog />
      {changing && user && (
        <Suspense>
          <ChangePlanDialog user={user} plan={changing} current={live} onClose={() => setChanging(null)} />
        </Suspense>
      )}
    </Page>
  )
}

const Offline = () => (
  <Notice
    className="mb-8"
    tone="fair"
    live="status"
    title={<Trans>You’re offline</Trans>}
    actions={
      <ButtonLink size="small" to="/templates">
        <Trans>Go to templates</Trans>
      </ButtonLink>
    }
  >
    <Trans>You need to be online to subscribe. The editor, downloads and on-device score still work.</Trans>
  </Notice>
)
