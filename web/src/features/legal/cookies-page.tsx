import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const CookiesPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Cookies`}>
      <PageHeader title={t`Cookies`} />
    </Page>
  )
}
