import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const SettingsPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Settings`}>
      <PageHeader title={t`Settings`} />
    </Page>
  )
}
