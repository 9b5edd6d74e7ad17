import { useLingui } from '@lingui/react/macro'
import { Page, PageHeader } from '#web/ui/page.tsx'

export const PaymentSuccessPage = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Payment`}>
      <PageHeader title={t`Payment`} />
    </Page>
  )
}
