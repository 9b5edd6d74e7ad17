import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Page, PageHeader } from '#web/ui/layout/page.tsx'
import { PaymentConfirmed } from './payment-confirmed.tsx'
import { type Confirmation, usePaymentConfirmation } from './use-payment-confirmation.ts'

/** `/payment-success` and `/dashboard`. Shows success only for a status confirmed by the server. */
export const PaymentSuccessPage = () => {
  const { t } = useLingui()
  const { confirmation, retry } = usePaymentConfirmation()
  const paid = confirmation.step === 'confirmed' && confirmation.paid
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each payment, not for each language
  useEffect(() => {
    if (paid)
      toast({ kind: 'success', title: t`Payment successful`, description: t`Subscription activated successfully!` })
  }, [paid])
  return (
    <Page title={t`Payment`} width="medium">
      <Body confirmation={confirmation} retry={retry} />
    </Page>
  )
}

interface BodyProps {
  confirmation: Confirmation
  retry: () => void
}

const Body = ({ confirmation, retry }: BodyProps) => {
  switch (confirmation.step) {
    case 'waiting':
      return <Waiting />
    case 'confirmed':
      return <PaymentConfirmed status={confirmation.status} />
    case 'signed-out':
      return (
        <>
          <PageHeader
            title={<Trans>Sign in to see your payment</Trans>}
            lead={<Trans>Your payment is safe. We’ll confirm it as soon as you sign in.</Trans>}
          />
          <SignInButton />
        </>
      )
    case 'nothing':
      return (
        <>
          <PageHeader
            title={<Trans>You don’t have an active subscription</Trans>}
            lead={<Trans>You haven’t been charged. Choose a plan when you want more analyses.</Trans>}
          />
          <div className="flex flex-wrap gap-3">
            <ButtonLink kind="primary" size="large" to="/subscribe">
              <Trans>See plans</Trans>
            </ButtonLink>
            <ButtonLink size="large" to="/">
              <Trans>Go to the home page</Trans>
            </ButtonLink>
          </div>
        </>
      )
    case 'failed':
      return <Failed error={confirmation.error} retry={retry} />
  }
}

const Waiting = () => (
  <div className="grid min-h-64 content-center">
    <h1 role="status" className="flex items-center gap-4 font-serif text-title">
      <Spinner size={28} />
      <Trans>Updating your account...</Trans>
    </h1>
  </div>
)

const Failed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  if (toAppError(error).code === 'payment-confirming') return <Confirming error={error} retry={retry} />
  return <NotConfirmed error={error} retry={retry} />
}

/** The payment arrived and only the plan is still to come, so nothing asks to pay again. */
const Confirming = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const language = useLanguage()
  return (
    <>
      <PageHeader title={<Trans>Confirming your payment</Trans>} />
      <Notice
        tone="info"
        live="status"
        title={getErrorMessage(error, language)}
        actions={
          <Button size="small" icon="refresh" onClick={retry}>
            <Trans>Check again</Trans>
          </Button>
        }
      >
        <Trans>This can take a few minutes. You can close this page, but don’t pay again.</Trans>
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/" kind="primary">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <ButtonLink to="/settings">
          <Trans>Go to Settings</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

const NotConfirmed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const messages = useFailureMessages(error)
  return (
    <>
      <PageHeader title={messages.title} />
      <Notice
        tone="fair"
        live="alert"
        title={messages.what}
        actions={
          <Button size="small" icon="refresh" onClick={retry}>
            <Trans>Check again</Trans>
          </Button>
        }
      >
        {messages.next}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/subscribe" kind="primary">
          <Trans>Back to plans</Trans>
        </ButtonLink>
        <ButtonLink to="/settings">
          <Trans>Go to Settings</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

/** Returns what happened and what to do, by error code. */
const useFailureMessages = (error: unknown) => {
  const { t } = useLingui()
  const language = useLanguage()
  switch (toAppError(error).code) {
    case 'payment-incomplete':
      return {
        title: t`The payment isn’t complete`,
        what: getErrorMessage(error, language),
        next: t`You can try again with another card.`,
      }
    case 'forbidden':
      return {
        title: t`We couldn’t confirm your payment`,
        what: t`This payment belongs to another account.`,
        next: t`Sign in with the account you paid with.`,
      }
    default:
      return {
        title: t`We couldn’t confirm your payment`,
        what: getErrorMessage(error, language),
        next: t`If your card was charged, your plan will start automatically within a few minutes.`,
      }
  }
}
