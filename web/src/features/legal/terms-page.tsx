import { Trans, useLingui } from '@lingui/react/macro'
import { PLANS } from '#shared/plans.ts'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { LegalPage } from './legal-page.tsx'

export const TermsPage = () => {
  const { t } = useLingui()
  const free = PLANS.free.monthlyAnalyses
  return (
    <LegalPage
      title={t`Terms`}
      lead={t`The agreement between you and Faro, kept as short as it can be.`}
      sections={[
        {
          title: t`What Faro does`,
          text: [
            t`It reads a CV, scores it by published rules, suggests changes, and writes it as a PDF from a template. A score is a measure of how a document reads; it promises no interview and no job.`,
          ],
        },
        {
          title: t`Your documents are yours`,
          text: [
            t`You keep every right to what you write and upload. You let us store and process it for one purpose: to show you the results you asked for.`,
            t`Upload only CVs that are yours, or that you may handle for their owner.`,
          ],
        },
        {
          title: t`Free use and plans`,
          text: [
            t`Without paying you have ${free} analyses in a calendar month (UTC). Editing and downloading are free and need no account.`,
            t`Paid plans are billed by the month, in advance, through Stripe, and renew until you cancel. You see the price before you pay.`,
            t`An analysis that fails, or that you cancel, is not counted.`,
          ],
        },
        {
          title: t`Cancelling`,
          text: [
            <Trans key="cancel">
              You can cancel in <TextLink to="/settings">Settings</TextLink> whenever you like. You keep your plan until
              the end of the period you have paid for, and nothing is charged after it.
            </Trans>,
          ],
        },
        {
          title: t`Fair use`,
          text: [
            t`Do not try to break into accounts, overload the service, or get around its limits. We may pause an account that does, and say why.`,
          ],
        },
        {
          title: t`If something goes wrong`,
          text: [
            t`We take care, but cannot promise that the service is never interrupted or free of mistakes. Keep a copy of what matters to you: exporting is always free.`,
          ],
        },
      ]}
    />
  )
}
