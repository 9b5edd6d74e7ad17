import { expect, type Page } from '@playwright/test'
import { type Account, setPreferences, signInAs } from './account.ts'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  challenge: '4000 0027 6000 3184',
} as const

/** Texts of the payment screens by language. */
export const PAYMENT_LABELS = {
  es: {
    plans: { basic: 'Básico', professional: 'Profesional', enterprise: 'Premium' },
    preparing: 'Preparando tu suscripción...',
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    subscribe: /^Suscribirse por/,
    paymentError: 'Error en el pago',
    declined: 'Tu tarjeta ha sido rechazada.',
    yes: 'Completar',
    no: 'Fallar',
    updating: 'Actualizando tu cuenta...',
    congratulation: (plan: string) => `¡Felicidades! Tu plan ${plan} está activo`,
    analyze: 'Analizar mi currículum ahora',
    home: 'Ir al inicio',
    active: 'Activo',
    current: 'Plan Actual',
    change: 'Cambiar Plan',
    changeNow: /^Cambiar (plan y pagar|Plan)/,
    updated: 'Plan Actualizado',
    complete: 'Completar Pago',
    confirmBank: 'Confirmar con mi banco',
    paid: 'Pago exitoso',
    pay: /^Pagar/,
    anotherCard: 'Usar otra tarjeta',
    subscribeButton: 'Suscribirse',
    toPayment: 'Continuar al pago',
    cancel: 'Cancelar suscripción',
    reallyCancel: 'Sí, cancelar',
    cancelled: 'Suscripción Cancelada',
    endsOn: /^Termina el/,
    resume: 'Reanudar suscripción',
    resumed: 'Suscripción reanudada',
    signIn: 'Iniciar sesión con Google',
    notLoaded: 'No hemos podido cargar el formulario de pago',
    retry: 'Reintentar',
    pastDue: 'Tu último pago no se ha completado',
    updateCard: 'Actualizar tarjeta',
    test: /Estos pagos son de prueba: no se cobra nada/,
  },
  en: {
    plans: { basic: 'Basic', professional: 'Professional', enterprise: 'Premium' },
    preparing: 'Preparing your subscription...',
    number: 'Card number',
    expiry: 'Expiry',
    subscribe: /^Subscribe for/,
    paymentError: 'Payment error',
    declined: 'Your card was declined.',
    yes: 'Complete',
    no: 'Fail',
    updating: 'Updating your account...',
    congratulation: (plan: string) => `Congratulations! Your ${plan} plan is active`,
    analyze: 'Analyze my resume now',
    home: 'Go to the home page',
    active: 'Active',
    current: 'Current Plan',
    change: 'Change plan',
    changeNow: /^Change plan/,
    updated: 'Plan updated',
    complete: 'Complete Payment',
    confirmBank: 'Confirm with my bank',
    paid: 'Payment successful',
    pay: /^Pay/,
    anotherCard: 'Use another card',
    subscribeButton: 'Subscribe',
    toPayment: 'Continue to payment',
    cancel: 'Cancel subscription',
    reallyCancel: 'Yes, cancel',
    cancelled: 'Subscription canceled',
    endsOn: /^Ends on/,
    resume: 'Resume subscription',
    resumed: 'Subscription resumed',
    signIn: 'Sign in with Google',
    notLoaded: 'We couldn’t load the payment form',
    retry: 'Try again',
    pastDue: 'Your last payment didn’t go through',
    updateCard: 'Update card',
    test: /These are test payments, so no card is charged/,
  },
} as const

export type Language = keyof typeof PAYMENT_LABELS
export type PlanName = keyof (typeof PAYMENT_LABELS)['es']['plans']

/** Fills in the card form of the payment fake. `card`: a test number. */
export const fillCard = async (page: Page, language: Language, card: string): Promise<void> => {
  const labels = PAYMENT_LABELS[language]
  await page.getByLabel(labels.number).fill(card)
  await page.getByLabel(labels.expiry).fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
}

/** Signs in with a new account, chooses a plan on /subscribe and waits for the payment form. */
export const openPaymentForm = async (page: Page, language: Language, plan: PlanName): Promise<Account> => {
  const labels = PAYMENT_LABELS[language]
  await setPreferences(page, { language })
  const account = await signInAs(page, `${plan}${language}${crypto.randomUUID().slice(0, 8)}`)
  await page.goto('/subscribe')
  await page.getByRole('button', { name: labels.plans[plan], exact: true }).click()
  await expect(page.getByLabel(labels.number)).toBeVisible()
  return account
}

/** Subscribes a new account; the page that confirms the payment follows. */
export const subscribe = async (page: Page, language: Language, plan: PlanName, card: string = CARDS.good) => {
  const account = await openPaymentForm(page, language, plan)
  await fillCard(page, language, card)
  await page.getByRole('button', { name: PAYMENT_LABELS[language].subscribe }).click()
  return account
}

/** Moves the clock of the payment fake forward. */
export const advanceDays = async (page: Page, days: number): Promise<void> => {
  await page.request.post('/__stand-in/stripe/controls/advance', { data: { seconds: days * 86_400 } })
}

/** Replaces the saved card of a customer with the test card that ends in `last4`. */
export const changeSavedCard = async (page: Page, email: string, last4: '4242' | '0341' | '3184'): Promise<void> => {
  await page.request.post('/__stand-in/stripe/controls/card', { data: { email, last4 } })
}
