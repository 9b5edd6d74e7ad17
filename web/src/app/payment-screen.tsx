import { SignInButton } from '#web/features/account/sign-in-button.tsx'
import { PaymentSuccessPage } from '#web/features/payment-success/payment-success-page.tsx'

/** After a payment, with the account's way in for a session that ended meanwhile. */
export const PaymentScreen = () => <PaymentSuccessPage signIn={<SignInButton />} />
