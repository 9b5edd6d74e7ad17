import { SignInButton } from '#web/components/sign-in/sign-in-button.tsx'
import { PaymentSuccessPage } from '#web/features/billing/payment-success/payment-success-page.tsx'

/** After a payment, with the account's way in for a session that ended meanwhile. */
export const PaymentScreen = () => <PaymentSuccessPage signIn={<SignInButton />} />
