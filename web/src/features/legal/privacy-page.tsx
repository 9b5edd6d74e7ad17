import { Trans, useLingui } from '@lingui/react/macro'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { LegalPage } from './legal-page.tsx'

export const PrivacyPage = () => {
  const { t } = useLingui()
  return (
    <LegalPage
      title={t`Privacy`}
      lead={t`A resume is one of the most personal documents you have. Here is what happens to yours, in plain language.`}
      sections={[
        {
          title: t`What stays on your device`,
          text: [
            t`Your browser reads your PDF or Word file. The file itself isn’t sent when you use this site.`,
            t`Text in scanned files is recognized in your browser too. If you agree, your browser downloads the files it needs for this (about 7 MB) from our server and stores them for next time.`,
            t`Drafts, their history and the PDFs you create are kept in your browser. If you never sign in, they never leave it. Clearing this site’s data deletes them.`,
          ],
        },
        {
          title: t`What we receive when you start an analysis`,
          text: [
            t`The text of your resume and its position on the page are sent to our server, which calculates the score and keeps both in your account, so you can see the result again.`,
            t`If you correct how we read your resume, we keep your corrections with that analysis, so you can see them on your other devices too. They’re deleted along with the analysis.`,
            t`If AI advice is available, we send the text to the AI model, with placeholders instead of your name, email, phone number, links and address. The score never depends on AI.`,
          ],
        },
        {
          title: t`Your account`,
          text: [
            t`You sign in with Google. We receive your name, email address, picture and an ID, and nothing else from your Google account. A cookie keeps you signed in.`,
            t`While you’re signed in, we also keep your drafts in your account, so you can use them on your other devices. This includes the job ads and notes you add to them and, on some plans, their earlier versions.`,
            t`For each sign-in, we keep when it happened, when it was last used and the type of browser and system, so you can recognize each session and end it in Settings. We don’t keep your IP address.`,
            t`For each access key you create, we keep its name, permissions and last use. We also keep the number of requests per day for 90 days. We keep a fingerprint of the key, never the key itself.`,
            t`For each resume link you create, we keep its settings, how many times its page was opened and when it was last opened. We don’t record who opened it, and the page sets no cookies.`,
            t`If you’re on a team, its members see your name, email and picture, and what you add to its boards. They never see your own resumes.`,
            t`Questions you send us, and our answers, stay in your account for two years. We receive details about your browser only if you choose to send them, and you can see those details first.`,
            t`If you pay, Stripe handles your card. We keep only the IDs of your customer record and subscription. Your card number never reaches us.`,
            t`When an AI agent with your access key proposes changes to a resume, the proposal stays in your account until you accept or decline it, for up to 30 days.`,
            t`For each webhook you set up, we keep its address, the secret that signs its messages, and its latest deliveries with their results. A delivery contains the ID of an analysis, never the text of a resume.`,
          ],
        },
        {
          title: t`How long we keep your data`,
          text: [
            t`We keep the text of a resume until you delete it, or for up to 12 months after you last used it.`,
            t`Resumes on a team’s board are deleted on the date shown beside them: 90 days after they were added, unless the team sets a different period. The team decides what it keeps about candidates and answers their requests. We store the data on the team’s behalf.`,
            t`When you delete your account, your analyses, documents and sessions are deleted immediately. Payment IDs stay until the payment provider confirms that billing has ended.`,
            t`Each person gets one free trial. If you’ve had yours and you delete your account, we keep its date and a fingerprint of your Google account’s ID (made with a secret key) for one year, so a new account can’t start another trial. The ID can’t be worked out from the fingerprint.`,
            t`If you delete something, older backups of the database still contain it until they are replaced or expire. Nobody reads the backups. We use them only to restore the service after a failure.`,
          ],
        },
        {
          title: t`What we don’t do`,
          text: [
            t`We don’t sell or share your data, show ads, track you across other sites or train AI models with your resume.`,
          ],
        },
        {
          title: t`Your choices`,
          text: [
            <Trans key="rights">
              In <TextLink to="/settings">Settings</TextLink>, you can download everything we have about you, sign out
              on other devices, and delete your account and everything in it.
            </Trans>,
          ],
        },
      ]}
    />
  )
}
