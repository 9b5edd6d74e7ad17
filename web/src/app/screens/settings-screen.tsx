import { ChangePlanDialog } from '#web/features/billing/subscribe/change-plan-dialog.tsx'
import { SettingsPage } from '#web/features/settings/settings-page.tsx'
import { SharesSection } from '#web/features/share/shares-section.tsx'
import { SupportSection } from '#web/features/support/support-section.tsx'
import { TeamSection } from '#web/features/team/team-section.tsx'

/** Composes the settings with billing's dialog for a change of plan and the sections of other features. */
export const SettingsScreen = () => (
  <SettingsPage ChangePlanDialog={ChangePlanDialog}>
    <SharesSection />
    <TeamSection />
    <SupportSection />
  </SettingsPage>
)
