import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { SubscribePage } from '#web/features/billing/subscribe/subscribe-page.tsx'

/** The plans with the account's way in. */
export const SubscribeScreen = () => <SubscribePage signIn={<SignInButton />} />
