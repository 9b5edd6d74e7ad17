import { SignInButton } from '#web/features/account/sign-in-button.tsx'
import { SettingsPage } from '#web/features/settings/settings-page.tsx'
import { ChangeDialog } from '#web/features/subscribe/change-dialog.tsx'

/** The settings with what they take from other features. */
export const SettingsScreen = () => <SettingsPage signIn={<SignInButton />} ChangeDialog={ChangeDialog} />
