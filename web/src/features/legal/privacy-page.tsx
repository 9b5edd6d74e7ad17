import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const PrivacyPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Privacy`}>
      <PageHeader title={t`Privacy`} />
    </Page>
  )
}
