import { Trans, useLingui } from '@lingui/react/macro'
import { LegalPage } from './legal-page.tsx'

export const CookiesPage = () => {
  const { t } = useLingui()
  const kept = [
    {
      name: '__Host-faro',
      where: t`Cookie`,
      purpose: t`Keeps you signed in. Set when you sign in and removed when you sign out.`,
    },
    { name: 'language', where: t`Local storage`, purpose: t`Remembers the language you chose.` },
    {
      name: 'theme',
      where: t`Local storage`,
      purpose: t`Remembers your theme: light, dark or the same as your system.`,
    },
    {
      name: 'faro.account',
      where: t`Local storage`,
      purpose: t`Remembers whether this device was signed in, using a random ID.`,
    },
    {
      name: 'faro.drafts',
      where: t`Local storage`,
      purpose: t`Remembers whether you have drafts, so the app can show them when it opens.`,
    },
    { name: 'faro-journal:…', where: t`Local storage`, purpose: t`Keeps the last text you typed until it is saved.` },
    {
      name: 'faro.redirecting',
      where: t`Session storage`,
      purpose: t`Remembers that you’re signing in and what to do next.`,
    },
    {
      name: 'faro.loaded-again',
      where: t`Session storage`,
      purpose: t`Remembers that the page had to reload to get a newer version.`,
    },
    {
      name: 'faro.drafts-left',
      where: t`Session storage`,
      purpose: t`Remembers that you chose not to move this device’s drafts to your account.`,
    },
    {
      name: 'faro.install-turned-down',
      where: t`Local storage`,
      purpose: t`Remembers when you last chose not to install Faro.`,
    },
    {
      name: 'IndexedDB',
      where: t`Browser database`,
      purpose: t`Stores your drafts, their history and anything waiting to be sent.`,
    },
    {
      name: 'Cache Storage',
      where: t`Browser cache`,
      purpose: t`Stores the app so that it opens offline, along with the text recognition files if you’ve used that feature.`,
    },
  ]
  return (
    <LegalPage
      title={t`Cookies`}
      lead={t`We use one cookie, and only when you sign in. There are no ads or analytics, so there is no cookie banner.`}
      sections={[]}
    >
      <div className="overflow-x-auto border-t border-line py-7">
        <table className="w-full text-start text-note">
          <caption className="pb-4 text-start text-body">
            <Trans>Everything Faro stores in your browser</Trans>
          </caption>
          <thead className="max-sm:sr-only">
            <tr className="border-b border-ink">
              <th scope="col" className="py-2 pe-4 text-start font-medium">
                <Trans>Name</Trans>
              </th>
              <th scope="col" className="py-2 pe-4 text-start font-medium">
                <Trans>Where it’s stored</Trans>
              </th>
              <th scope="col" className="py-2 text-start font-medium">
                <Trans>Purpose</Trans>
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
          While you pay, Stripe sets its own cookies in its payment form to detect fraud. Google does the same on its
          pages while you sign in.
        </Trans>
      </p>
    </LegalPage>
  )
}
