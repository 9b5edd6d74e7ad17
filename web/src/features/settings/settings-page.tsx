import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sentenceOf } from '#web/platform/errors.ts'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Page, PageHeader } from '#web/ui/layout/page.tsx'
import { AboutSection } from './about/about-section.tsx'
import { AccountSection } from './account/account-section.tsx'
import { DataSection } from './account/data-section.tsx'
import { DeviceSection } from './device/device-section.tsx'
import { PlanSection } from './plan/plan-section.tsx'
import { PlanSkeleton } from './plan/plan-skeleton.tsx'
import type { ChangeDialogProps } from './plan/change-plan-dialog.types.ts'
import { SignedOut } from './signed-out.tsx'

interface SettingsPageProps {
  /** The account's own sign-in button. */
  signIn: ReactNode
  /** The dialog in which a plan is changed and paid for. */
  ChangeDialog: ComponentType<ChangeDialogProps>
}

export const SettingsPage = ({ signIn, ChangeDialog }: SettingsPageProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const session = useSession()
  return (
    <Page title={t`Settings`}>
      <PageHeader title={<Trans>Settings</Trans>} />
      {session.status === 'signed-out' && <SignedOut signIn={signIn} />}
      {session.status === 'loading' && <PlanSkeleton />}
      {session.status === 'unreachable' && (
        <Notice
          tone="fair"
          live="status"
          className="mb-10"
          title={sentenceOf(session.error, language)}
          actions={
            <Button size="small" icon="refresh" onClick={session.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {session.status === 'signed-in' && (
        <>
          <PlanSection user={session.user} ChangeDialog={ChangeDialog} />
          <AccountSection user={session.user} />
          <DataSection user={session.user} />
        </>
      )}
      {session.status !== 'loading' && (
        <>
          <DeviceSection />
          <AboutSection />
        </>
      )}
    </Page>
  )
}
