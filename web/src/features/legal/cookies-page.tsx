import { Trans, useLingui } from '@lingui/react/macro'
import { LegalPage } from './legal-page.tsx'

export const CookiesPage = () => {
  const { t } = useLingui()
  const kept = [
    { name: '__Host-faro', where: t`Cookie`, purpose: t`Keeps you signed in. Set at sign-in, gone at sign-out.` },
    { name: 'language', where: t`Local storage`, purpose: t`The language you chose.` },
    { name: 'theme', where: t`Local storage`, purpose: t`Light, dark, or as your system says.` },
    { name: 'faro.account', where: t`Local storage`, purpose: t`Whether this device was signed in, as an opaque id.` },
    { name: 'faro-journal:…', where: t`Local storage`, purpose: t`The words typed last, until they are saved.` },
    {
      name: 'faro.redirecting',
      where: t`Session storage`,
      purpose: t`That a sign-in is under way, and what goes on after it.`,
    },
    {
      name: 'faro.loaded-again',
      where: t`Session storage`,
      purpose: t`That the page was loaded again because its code was not there.`,
    },
    {
      name: 'faro.drafts-left',
      where: t`Session storage`,
      purpose: t`That you left the drafts of this device where they were.`,
    },
    {
      name: 'faro.install-turned-down',
      where: t`Local storage`,
      purpose: t`When you last said no to installing Faro.`,
    },
    {
      name: 'IndexedDB',
      where: t`Browser database`,
      purpose: t`Your drafts, their history and what waits to be sent.`,
    },
    {
      name: 'Cache Storage',
      where: t`Browser cache`,
      purpose: t`The app itself, so that it opens with no connection, and what reading scans needs once you have used it.`,
    },
  ]
  return (
    <LegalPage
      title={t`Cookies`}
      lead={t`One cookie, and only when you sign in. No advertising, no analytics, so there is no banner to click away.`}
      sections={[]}
    >
      <div className="overflow-x-auto border-t border-line py-7">
        <table className="w-full text-start text-note">
          <caption className="pb-4 text-start text-body">
            <Trans>Everything that Faro keeps in your browser</Trans>
          </caption>
          <thead className="max-sm:sr-only">
            <tr className="border-b border-ink">
              <th scope="col" className="py-2 pe-4 text-start font-medium">
                <Trans>Name</Trans>
              </th>
              <th scope="col" className="py-2 pe-4 text-start font-medium">
                <Trans>Where</Trans>
              </th>
              <th scope="col" className="py-2 text-start font-medium">
                <Trans>What for</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {kept.map(({ name, where, purpose }) => (
              <tr key={name} className="border-b border-line align-top max-sm:block max-sm:py-3">
                <th scope="row" className="text-start font-mono font-normal max-sm:block sm:py-2.5 sm:pe-4">
                  {name}
                </th>
                <td className="text-ink-soft max-sm:block sm:py-2.5 sm:pe-4">{where}</td>
                <td className="max-sm:block sm:py-2.5">{purpose}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="pb-7">
        <Trans>
          While you pay, Stripe sets cookies of its own in its payment form to recognise fraud; while you sign in, so
          does Google on its pages.
        </Trans>
      </p>
    </LegalPage>
  )
}
