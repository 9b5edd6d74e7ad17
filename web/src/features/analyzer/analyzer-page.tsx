import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const AnalyzerPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Resume analyzer`}>
      <PageHeader title={t`Resume analyzer`} />
    </Page>
  )
}
