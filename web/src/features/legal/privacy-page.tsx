import { Trans, useLingui } from '@lingui/react/macro'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { LegalPage } from './legal-page.tsx'

export const PrivacyPage = () => {
  const { t } = useLingui()
  return (
    <LegalPage
      title={t`Privacy`}
      lead={t`A CV is one of the most personal papers there is. This is what happens to yours, in plain words.`}
      sections={[
        {
          title: t`What stays on your device`,
          text: [
            t`Your PDF or Word file is read in your browser. The file itself is not sent when you use this site.`,
            t`A scan is recognized in your browser too. What that needs, about 7 MB, is downloaded from our server when you agree to it and kept in your browser.`,
            t`Drafts, their history and the PDFs you make are kept in your browser. If you never sign in, they never leave it. Clearing the site’s data deletes them.`,
          ],
        },
        {
          title: t`What is sent when you ask for an analysis`,
          text: [
            t`The text of your CV and how it lies on the page go to our server, which computes the score and keeps both with your account, so that you can look at the result again.`,
            t`If this server has a language model set up for advice, the text goes to it with your name, e-mail, phone, links and address replaced by placeholders. The score never depends on a model.`,
          ],
        },
        {
          title: t`Your account`,
          text: [
            t`You sign in with Google. We receive your name, e-mail address, picture and an identifier, and nothing else of your Google account. A cookie keeps you signed in.`,
            t`While you are signed in, your drafts are kept with your account too, with the job ads and notes you add to them, so that your other devices have them.`,
            t`For each sign-in we keep when it was, when it was last used, and the kind of browser and system, so that you can recognize and end it in Settings. Your IP address is not kept.`,
            t`If you pay, Stripe handles your card. We keep only the identifiers of your customer record and your subscription; the number of your card never reaches us.`,
          ],
        },
        {
          title: t`How long it is kept`,
          text: [
            t`The text of a CV is kept until you delete it, and at most 12 months after you last used it.`,
            t`When you delete your account, your analyses, documents and sessions go at once. Identifiers of payments stay until the payment provider has confirmed that billing has ended.`,
            t`A backup copy of the database that was made before you deleted something still holds it, until that copy is replaced or expires. Nobody reads backups; they are only used to bring the service back after a failure.`,
          ],
        },
        {
          title: t`What we do not do`,
          text: [
            t`We do not sell or lend your data, show advertising, follow you over other sites or train models with your CV.`,
          ],
        },
        {
          title: t`What you can do`,
          text: [
            <Trans key="rights">
              In <TextLink to="/settings">Settings</TextLink> you can download everything we hold of you, end sessions
              on other devices, and delete your account with all that belongs to it.
            </Trans>,
          ],
        },
      ]}
    />
  )
}
