import { useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { SettingsHeader } from '#web/components/screen-headers.tsx'
import { ServerStorageNotice } from '#web/components/server-storage/server-storage-notice.tsx'
import { ReauthenticationDialog } from '#web/components/sign-in/reauthentication-dialog.tsx'
import { useSession } from '#web/platform/auth/use-session.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { AboutSection } from './about/about-section.tsx'
import { AccessKeysSection } from './access-keys/access-keys-section.tsx'
import { AccountSection } from './account/account-section.tsx'
import { DataSection } from './account/data-section.tsx'
import { SessionsSection } from './account/sessions-section.tsx'
import { DeviceSection } from './device/device-section.tsx'
import type { ChangePlanDialogProps } from './plan/change-plan-dialog.types.ts'
import { PlanSection } from './plan/plan-section.tsx'
import { PlanSkeleton } from './plan/plan-skeleton.tsx'
import { SignedOut } from './signed-out.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'

interface SettingsPageProps {
  /** Changes and pays for a plan; from the billing feature. */
  ChangePlanDialog: ComponentType<ChangePlanDialogProps>
  /** Sections of other features about the account. */
  children?: ReactNode
}

export const SettingsPage = ({ ChangePlanDialog, children }: SettingsPageProps) => {
  const { t } = useLingui()
  const session = useSession()
  const isVisitor = session.status === 'signed-out'
  return (
    <Page title={isVisitor ? t`Plans and prices` : t`Settings`}>
      <SettingsHeader hasAccount={!isVisitor} />
      <ServerStorageNotice />
      {isVisitor && <SignedOut />}
      {session.status === 'loading' && <PlanSkeleton />}
      {session.status === 'unreachable' && (
        <RetryNotice error={session.error} onRetry={session.retry} live="status" className="mb-10" />
      )}
      {session.status === 'signed-in' && (
        <>
          <PlanSection user={session.user} ChangePlanDialog={ChangePlanDialog} />
          <AccountSection user={session.user} />
          <SessionsSection />
          <AccessKeysSection user={session.user} />
          <WebhooksSection user={session.user} />
          {children}
          <DataSection user={session.user} />
          <ReauthenticationDialog />
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
