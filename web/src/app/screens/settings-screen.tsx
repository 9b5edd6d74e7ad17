import { lazy, Suspense } from 'react'
import type { ChangePlanDialogProps } from '#web/features/settings/plan/change-plan-dialog.types.ts'
import { preloadSettings, SettingsPage } from '#web/features/settings/settings-page.tsx'
import { withAllMessages } from '#web/i18n/i18n.ts'

const LazyChangePlanDialog = lazy(async () => ({
  default: (await withAllMessages(import('#web/features/billing/subscribe/change-plan-dialog.tsx'))).ChangePlanDialog,
}))
const SharesSection = lazy(async () => ({
  default: (await withAllMessages(import('#web/features/share/shares-section.tsx'))).SharesSection,
}))
const SupportSection = lazy(async () => ({
  default: (await withAllMessages(import('#web/features/support/support-section.tsx'))).SupportSection,
}))
const TeamSection = lazy(async () => ({
  default: (await withAllMessages(import('#web/features/team/team-section.tsx'))).TeamSection,
}))

const ChangePlanDialog = (props: ChangePlanDialogProps) => (
  <Suspense>
    <LazyChangePlanDialog {...props} />
  </Suspense>
)

preloadSettings()

/** Composes the settings with billing's dialog for a change of plan and the sections of other features. */
export const SettingsScreen = () => (
  <SettingsPage ChangePlanDialog={ChangePlanDialog}>
    <SharesSection />
    <TeamSection />
    <SupportSection />
  </SettingsPage>
)
