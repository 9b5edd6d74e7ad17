import { useLingui } from '@lingui/react/macro'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { SettingsHeader } from '#web/components/screen-headers.tsx'
import { ServerStorageNotice } from '#web/components/server-storage/server-storage-notice.tsx'
import { withAllMessages } from '#web/i18n/i18n.ts'
import { getAccountHint } from '#web/platform/auth/account-hint.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { AboutSection } from './about/about-section.tsx'
import { DeviceSection } from './device/device-section.tsx'
import type { ChangePlanDialogProps } from './plan/change-plan-dialog.types.ts'
import { PlanSkeleton } from './plan/plan-skeleton.tsx'
import { SignedOut } from './signed-out.tsx'

const loadSignedIn = () => withAllMessages(import('./signed-in.tsx'))
const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }))

/** Loads the sections of the account beside the session; a failure is reported when they are shown. */
export const preloadSettings = (): void => {
  if (getAccountHint() !== null) loadSignedIn().catch(() => undefined)
}

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
        <Suspense fallback={<PlanSkeleton />}>
          <SignedIn user={session.user} ChangePlanDialog={ChangePlanDialog}>
            {children}
          </SignedIn>
        </Suspense>
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
