import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const TermsPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Terms`}>
      <PageHeader title={t`Terms`} />
    </Page>
  )
}
