import { SignInButton } from '#web/features/account/sign-in-button.tsx'
import { SubscribePage } from '#web/features/subscribe/subscribe-page.tsx'

/** The plans with the account's way in. */
export const SubscribeScreen = () => <SubscribePage signIn={<SignInButton />} />
