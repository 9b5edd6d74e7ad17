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
      lead={t`The agreement between you and Faro, kept as short as possible.`}
      sections={[
        {
          title: t`What Faro does`,
          text: [
            t`Faro reads your resume, scores it against published rules, suggests changes and turns it into a PDF with the template you choose. The score measures how well the document reads. It doesn’t guarantee an interview or a job.`,
          ],
        },
        {
          title: t`Your documents are yours`,
          text: [
            t`You keep all rights to what you write and upload. You allow us to store and process your content only to show you the results you asked for.`,
            t`Upload only your own resume, or resumes you have permission to use.`,
          ],
        },
        {
          title: t`Free use and plans`,
          text: [
            t`The free plan includes ${free} analyses per calendar month (UTC). Editing and downloading are free and don’t require an account.`,
            t`Paid plans are billed monthly in advance through Stripe and renew until you cancel. You see the price before you pay.`,
            t`A free trial becomes a paid plan on the date shown when you start it, unless you cancel before then. Each person gets one trial, and it requires a card.`,
            t`An analysis that fails or that you cancel doesn’t count toward your limit.`,
          ],
        },
        {
          title: t`Canceling`,
          text: [
            <Trans key="cancel">
              You can cancel anytime in <TextLink to="/settings">Settings</TextLink>. You keep your plan until the end
              of the period you paid for, and you won’t be charged after that.
            </Trans>,
          ],
        },
        {
          title: t`Fair use`,
          text: [
            t`Don’t try to break into accounts, overload the service or get around its limits. If you do, we may suspend your account, and we’ll tell you why.`,
          ],
        },
        {
          title: t`If something goes wrong`,
          text: [
            t`We do our best, but we can’t promise that the service will always be available or error-free. Keep copies of anything important to you. Exporting is always free.`,
          ],
        },
      ]}
    />
  )
}
