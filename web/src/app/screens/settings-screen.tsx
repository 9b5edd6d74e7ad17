import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { ChangeDialog } from '#web/features/billing/subscribe/change-plan-dialog.tsx'
import { SettingsPage } from '#web/features/settings/settings-page.tsx'

/** The settings with what they take from other features. */
export const SettingsScreen = () => <SettingsPage signIn={<SignInButton />} ChangeDialog={ChangeDialog} />
