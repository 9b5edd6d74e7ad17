import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { signWebhook } from '#api/fakes/stripe/events.ts'
import { FAKE_KEYS } from '#api/fakes/stripe/keys.ts'
import {
  beginTrialResponse,
  changePlanResponse,
  changePreviewResponse,
  createSubscriptionResponse,
  invoicesResponse,
  portalResponse,
  subscriptionStatusResponse,
} from '#shared/api-schema/subscriptions.ts'
import {
  createUniqueName,
  jsonRequest,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
} from '../harness/target.ts'

const GOOD = '4242424242424242'
const CHALLENGE = '4000002760003184'

const readJson = async <S extends z.ZodType>(schema: S, response: Promise<Response>): Promise<z.output<S>> => {
  const got = await response
  if (!got.ok) throw new Error(`${got.status}: ${await got.text()}`)
  return schema.parse(await got.json())
}
const toBody = (person: SignedInUser, more: object = {}) => jsonRequest({ googleId: person.sub, ...more })
const getIntentId = (secret: string) => secret.split('_secret_')[0] ?? ''
const getStatus = (person: SignedInUser) =>
  readJson(subscriptionStatusResponse, person.fetch(`/api/subscription/status?googleId=${person.sub}`))

const startSubscription = async (person: SignedInUser, plan: string): Promise<string> => {
  const body = jsonRequest({ plan, email: `${person.sub}@example.com`, name: 'Ana' })
  const { clientSecret } = await readJson(createSubscriptionResponse, person.fetch('/api/create-subscription', body))
  return clientSecret ?? ''
}

/** Confirms a payment or a card setup as Stripe.js does in the browser. */
const pay = async (target: Target, secret: string, number = GOOD): Promise<string> => {
  const body = { client_secret: secret, card: { number, exp_month: 12, exp_year: 2040 } }
  const kind = secret.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
  const path = `/__stand-in/stripe/v1/${kind}/${getIntentId(secret)}/confirm`
  const response = await target.fetch(path, jsonRequest(body))
  return z.object({ status: z.string() }).parse(await response.json()).status
}

/** Signs a new person in and pays for a plan. */
export const subscribe = async (target: Target, plan = 'basic'): Promise<SignedInUser> => {
  const person = await signIn(target, createUniqueName('payer'))
  const secret = await startSubscription(person, plan)
  await pay(target, secret)
  await readJson(
    subscriptionStatusResponse,
    person.fetch('/api/subscription/confirm', toBody(person, { paymentIntentId: getIntentId(secret) })),
  )
  return person
}

const event = (id: string, type: string, customer: string) =>
  JSON.stringify(
    { id, object: 'event', type, data: { object: { id: 'sub_1', object: 'subscription', customer } } },
    null,
    2,
  )

/** Tests of subscriptions, with the SDK of the provider on the runtime under test. */
export const describeBilling = (getTarget: () => Target): void => {
  describe('subscriptions', () => {
    it('are created, paid and confirmed; a second one is rejected', async () => {
      const target = getTarget()
      const ana = await signIn(target, createUniqueName('ana'))
      const secret = await startSubscription(ana, 'professional')
      expect(await startSubscription(ana, 'professional')).toBe(secret)
      const confirm = () =>
        ana.fetch('/api/subscription/confirm', toBody(ana, { paymentIntentId: getIntentId(secret) }))
      expect(await readRefusal(confirm())).toBe('409 payment-incomplete')
      expect(await pay(target, secret)).toBe('succeeded')
      expect(await readJson(subscriptionStatusResponse, confirm())).toMatchObject({
        plan: 'professional',
        status: 'active',
        features: { monthlyAnalyses: -1 },
      })
      const body = jsonRequest({ plan: 'basic', email: `${ana.sub}@example.com`, name: 'Ana' })
      expect(await readRefusal(ana.fetch('/api/create-subscription', body))).toBe('409 already-subscribed')
    })

    it('become active by the webhook when the tab was closed after 3-D Secure (S5)', async () => {
      const target = getTarget()
      const ana = await signIn(target, createUniqueName('ana'))
      const secret = await startSubscription(ana, 'basic')
      expect(await pay(target, secret, CHALLENGE)).toBe('requires_action')
      expect(await getStatus(ana)).toMatchObject({ plan: 'free', status: 'inactive' })
      const response = `/__stand-in/stripe/v1/payment_intents/${getIntentId(secret)}/answer`
      await target.fetch(response, jsonRequest({ client_secret: secret, yes: true }))
      await expect.poll(() => getStatus(ana)).toMatchObject({ plan: 'basic', status: 'active' })
    })

    it('change plan, are cancelled at the end of the period and reactivated', async () => {
      const target = getTarget()
      const ana = await subscribe(target)
      const preview = ana.fetch('/api/subscription/change-preview?newPlan=enterprise')
      expect(await readJson(changePreviewResponse, preview)).toMatchObject({ dueNowCents: 1200, priceCents: 2000 })
      const change = ana.fetch('/api/subscription/change-plan', toBody(ana, { newPlan: 'enterprise' }))
      expect(await readJson(changePlanResponse, change)).toEqual({ requiresPayment: false, clientSecret: null })
      const cancel = ana.fetch('/api/subscription/cancel', toBody(ana))
      const ending = { plan: 'enterprise', status: 'active', cancelAtPeriodEnd: true }
      expect(await readJson(subscriptionStatusResponse, cancel)).toMatchObject(ending)
      const resume = ana.fetch('/api/subscription/resume', toBody(ana))
      expect(await readJson(subscriptionStatusResponse, resume)).toMatchObject({ cancelAtPeriodEnd: false })
      const { invoices } = await readJson(invoicesResponse, ana.fetch('/api/subscription/invoices'))
      expect(invoices.map(({ totalCents, status }) => [totalCents, status])).toEqual([
        [1200, 'paid'],
        [800, 'paid'],
      ])
      const { url } = await readJson(
        portalResponse,
        ana.fetch('/api/subscription/portal', toBody(ana, { language: 'es' })),
      )
      expect(await (await target.fetch(new URL(url).pathname)).text()).toContain('Facturación')
    })

    it('begin with a free trial, once, that is cancelled with one press', async () => {
      const target = getTarget()
      const ana = await signIn(target, createUniqueName('ana'))
      expect(await getStatus(ana)).toMatchObject({ trialDays: 7 })
      const begin = () => ana.fetch('/api/subscription/trial', toBody(ana))
      const { clientSecret: secret } = await readJson(beginTrialResponse, begin())
      const start = () =>
        ana.fetch('/api/subscription/trial/start', toBody(ana, { setupIntentId: getIntentId(secret) }))
      expect(await readRefusal(start())).toBe('409 payment-incomplete')
      expect(await pay(target, secret)).toBe('succeeded')
      const trialing = { plan: 'professional', status: 'active', providerStatus: 'trialing', trialDays: 0 }
      for (const response of [start(), start()])
        expect(await readJson(subscriptionStatusResponse, response)).toMatchObject(trialing)
      expect(await readRefusal(begin())).toBe('409 trial-unavailable')
      const cancel = ana.fetch('/api/subscription/cancel', toBody(ana))
      expect(await readJson(subscriptionStatusResponse, cancel)).toMatchObject({ ...trialing, cancelAtPeriodEnd: true })
      const ben = await signIn(target, createUniqueName('ben'))
      const stolen = ben.fetch('/api/subscription/trial/start', toBody(ben, { setupIntentId: getIntentId(secret) }))
      expect(await readRefusal(stolen)).toBe('403 forbidden')
    })

    it('of other users cannot be confirmed; a user without one cannot cancel (S4)', async () => {
      const target = getTarget()
      const ana = await signIn(target, createUniqueName('ana'))
      const ben = await signIn(target, createUniqueName('ben'))
      const secret = await startSubscription(ana, 'basic')
      await pay(target, secret)
      const stolen = toBody(ben, { paymentIntentId: getIntentId(secret) })
      expect(await readRefusal(ben.fetch('/api/subscription/confirm', stolen))).toBe('403 forbidden')
      for (const path of ['cancel', 'resume', 'portal'])
        expect(await readRefusal(ben.fetch(`/api/subscription/${path}`, toBody(ben)))).toBe('409 no-subscription')
      expect(await getStatus(ben)).toMatchObject({ plan: 'free', status: 'inactive' })
    })

    it('accept only signed webhooks; 100 copies of an event return 2xx (S1, S3)', async () => {
      const target = getTarget()
      const payload = event(createUniqueName('evt'), 'customer.subscription.updated', 'cus_nobody')
      const now = Math.floor(Date.now() / 1000)
      const send = (body: string, signature: string) =>
        target.fetch('/api/webhooks/stripe', {
          method: 'POST',
          headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
          body,
        })
      const good = await signWebhook(payload, FAKE_KEYS.webhookSecret, now)
      const responses = await Promise.all(Array.from({ length: 100 }, () => send(payload, good)))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]))
      const old = await signWebhook(payload, FAKE_KEYS.webhookSecret, now - 310)
      for (const [body, signature] of [
        [payload, old],
        [payload, await signWebhook(payload, 'whsec_other', now)],
        [JSON.stringify(JSON.parse(payload)), good],
        [payload, ''],
      ] as const)
        expect(await readRefusal(send(body, signature))).toBe('400 invalid-request')
      for (const body of ['null', '5', '{}', '{"id":"evt_x"}', '{"id":{},"type":[],"data":{}}', '{"id":']) {
        const signature = await signWebhook(body, FAKE_KEYS.webhookSecret, now)
        expect(await readRefusal(send(body, signature))).toBe('400 invalid-request')
      }
    })
  })
}
