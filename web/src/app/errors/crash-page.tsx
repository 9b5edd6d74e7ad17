import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Page, PageHeader } from '#web/ui/layout/page.tsx'

const isMissingCode = (error: Error): boolean =>
  /dynamically imported module|module script|Importing/i.test(error.message)

/** Replaces a screen that threw. When its code could not be loaded, it offers a reload instead of a retry. */
export const CrashPage = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useLingui()
  const missing = isMissingCode(error)
  return (
    <Page title={t`Something went wrong`} width="medium">
      <div role="alert">
        <PageHeader
          title={missing ? t`We couldn’t load this screen` : t`Something went wrong on this screen`}
          lead={
            missing
              ? t`You may be offline, or a new version of Faro may be available. Your work is saved on this device.`
              : t`The problem is on our side. Your work is saved on this device.`
          }
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" icon="refresh" onClick={missing ? () => location.reload() : onRetry}>
          {missing ? <Trans>Reload</Trans> : <Trans>Try again</Trans>}
        </Button>
        <ButtonLink to="/">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      </div>
    </Page>
  )
}
