import * as z from 'zod'
import { createStripeClient } from '#api/adapters/stripe/client.ts'
import { createStripePayments } from '#api/adapters/stripe/payments.ts'
import { createStripeFake, type StripeFakeOptions } from '#api/fakes/stripe/fake.ts'
import { FAKE_KEYS } from '#api/fakes/stripe/keys.ts'

export const TEST_CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0027 6000 3184',
  noFunds: '4000 0000 0000 9995',
  /** Is saved, and declined when it is charged. */
  declinedLater: '4000 0000 0000 0341',
} as const

const succeededSchema = z.object({ status: z.literal('succeeded') })

/** The Stripe SDK connected to the Stripe fake in one process. */
export const createStripeHarness = (options: StripeFakeOptions = {}) => {
  const fake = createStripeFake(options)
  const stripe = createStripeClient({
    secretKey: FAKE_KEYS.secretKey,
    fetch: (input, init) => fake.fetch(new Request(input, init)),
  })
  const clock = () => fake.context.nowSeconds() * 1000
  const payments = createStripePayments({ stripe, webhookSecret: FAKE_KEYS.webhookSecret, clock })

  const requestBrowserApi = async (clientSecret: string, action: string, body: object) => {
    const id = clientSecret.split('_secret_')[0]
    const kind = clientSecret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
    const url = `http://localhost/__stand-in/stripe/v1/${kind}/${id}/${action}`
    const headers = { 'content-type': 'application/json' }
    const payload = JSON.stringify({ client_secret: clientSecret, ...body })
    const response = await fake.fetchBrowserApi(new Request(url, { method: 'POST', headers, body: payload }))
    const result: unknown = await response.json()
    // The webhook of the payment does the same, where one is delivered.
    if (id && succeededSchema.safeParse(result).success) await payments.setDefaultCard(id)
    return { status: response.status, body: result }
  }
  return {
    fake,
    stripe,
    payments,
    /** Confirms a payment or a card setup as Stripe.js does with a card. */
    pay: (clientSecret: string, number: string) =>
      requestBrowserApi(clientSecret, 'confirm', { card: { number, exp_month: 12, exp_year: 2040 } }),
    /** Ends the 3-D Secure authentication. */
    completeAuthentication: (clientSecret: string, yes: boolean) => requestBrowserApi(clientSecret, 'answer', { yes }),
    getIntentId: (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '',
    listEvents: (type?: string) => fake.context.store.list('event', (event) => !type || event.type === type),
    /** Replaces the saved card, which decides the result of the next charges. */
    replaceSavedCard: (customer: string, last4: '4242' | '0341' | '9995' | '3184') => {
      for (const method of fake.context.store.list('payment_method', (m) => m.customer === customer))
        method.card.last4 = last4
    },
  }
}
