import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { EmptyState, Page } from '#web/ui/layout/page.tsx'

/** Shown for a URL whose draft is not on this device. */
export const MissingDraft = () => {
  const { t } = useLingui()
  return (
    <Page title={t`Resume templates`} width="medium">
      <EmptyState
        title={<Trans>This resume isn’t on this device</Trans>}
        actions={
          <ButtonLink to="/templates" kind="primary">
            <Trans>See templates</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          The resume may have been deleted, or it may belong to another account. If it’s yours, sign in and try again.
        </Trans>
      </EmptyState>
    </Page>
  )
}
