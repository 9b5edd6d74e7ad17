import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const TemplatesPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Resume templates`}>
      <PageHeader title={t`Resume templates`} />
    </Page>
  )
}
