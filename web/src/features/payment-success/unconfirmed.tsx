import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sentenceOf } from '#web/platform/errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'

/** No confirmed payment: says so, why if that is known, and what can be done. */
export const Unconfirmed = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <Page title={t`Payment`} width="medium">
      <div role="status">
        <PageHeader
          title={t`Your payment is not confirmed yet`}
          lead={
            error === null
              ? t`No plan was activated and, as far as we know, nothing was charged. Confirmation can take a minute.`
              : sentenceOf(error, language)
          }
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" icon="refresh" onClick={onRetry}>
          <Trans>Look again</Trans>
        </Button>
        <ButtonLink to="/settings">
          <Trans>See my subscription</Trans>
        </ButtonLink>
        <ButtonLink to="/" kind="quiet">
          <Trans>Go to home</Trans>
        </ButtonLink>
      </div>
    </Page>
  )
}
