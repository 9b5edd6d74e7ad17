import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sentenceOf, toAppError } from '#web/platform/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Page, PageHeader } from '#web/ui/layout/page.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Congratulation } from './payment-confirmed.tsx'
import { type Confirmation, useConfirmation } from './use-payment-confirmation.ts'

/** `/payment-success` and `/dashboard`: congratulates on a status that the server has confirmed, and on nothing else. */
export const PaymentSuccessPage = ({ signIn }: { signIn: ReactNode }) => {
  const { t } = useLingui()
  const { confirmation, retry } = useConfirmation()
  const paid = confirmation.step === 'confirmed' && confirmation.paid
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a payment, not once a language
  useEffect(() => {
    if (paid)
      toast({ kind: 'success', title: t`Payment successful`, description: t`Subscription activated successfully!` })
  }, [paid])
  return (
    <Page title={t`Payment`} width="medium">
      <Body confirmation={confirmation} retry={retry} signIn={signIn} />
    </Page>
  )
}

interface BodyProps {
  confirmation: Confirmation
  retry: () => void
  signIn: ReactNode
}

const Body = ({ confirmation, retry, signIn }: BodyProps) => {
  switch (confirmation.step) {
    case 'waiting':
      return <Waiting />
    case 'confirmed':
      return <Congratulation status={confirmation.status} />
    case 'signed-out':
      return (
        <>
          <PageHeader
            title={<Trans>Sign in to see your payment</Trans>}
            lead={<Trans>Your payment is safe: it is confirmed as soon as you are signed in.</Trans>}
          />
          {signIn}
        </>
      )
    case 'nothing':
      return (
        <>
          <PageHeader
            title={<Trans>You have no active subscription</Trans>}
            lead={<Trans>Nothing was charged here. Choose a plan when you want more analyses.</Trans>}
          />
          <div className="flex flex-wrap gap-3">
            <ButtonLink kind="primary" size="large" to="/subscribe">
              <Trans>See the plans</Trans>
            </ButtonLink>
            <ButtonLink size="large" to="/">
              <Trans>Go to home</Trans>
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
  const words = useFailureWords(error)
  return (
    <>
      <PageHeader title={words.title} />
      <Notice
        tone="fair"
        live="alert"
        title={words.what}
        actions={
          <Button size="small" icon="refresh" onClick={retry}>
            <Trans>Check again</Trans>
          </Button>
        }
      >
        {words.next}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/subscribe" kind="primary">
          <Trans>Back to the plans</Trans>
        </ButtonLink>
        <ButtonLink to="/settings">
          <Trans>Go to Settings</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

/** What happened and what to do, for the failures that a payment has. */
const useFailureWords = (error: unknown) => {
  const { t } = useLingui()
  const language = useLanguage()
  switch (toAppError(error).code) {
    case 'payment-incomplete':
      return {
        title: t`The payment is not complete`,
        what: sentenceOf(error, language),
        next: t`You can try again with another card.`,
      }
    case 'forbidden':
      return {
        title: t`We could not confirm your payment`,
        what: t`This payment is not of this account.`,
        next: t`Sign in with the account that you paid with.`,
      }
    default:
      return {
        title: t`We could not confirm your payment`,
        what: sentenceOf(error, language),
        next: t`If your card was charged, your plan becomes active by itself within minutes.`,
      }
  }
}
