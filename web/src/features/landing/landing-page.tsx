import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const LandingPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Resume analysis`}>
      <PageHeader title={t`Resume analysis`} />
    </Page>
  )
}
