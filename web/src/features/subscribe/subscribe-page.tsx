import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const SubscribePage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Choose your plan`}>
      <PageHeader title={t`Choose your plan`} />
    </Page>
  )
}
