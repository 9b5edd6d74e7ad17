import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const NotFoundPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`404 Page Not Found`}>
      <PageHeader title={t`404 Page Not Found`} />
    </Page>
  )
}
