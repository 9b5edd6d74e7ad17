import { ChangePlanDialog } from '#web/features/billing/subscribe/change-plan-dialog.tsx'
import { SettingsPage } from '#web/features/settings/settings-page.tsx'

/** Composes the settings with billing's dialog for a change of plan. */
export const SettingsScreen = () => <SettingsPage ChangePlanDialog={ChangePlanDialog} />
