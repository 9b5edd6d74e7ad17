import { describe, expect, it } from 'vitest'
import { signWebhook } from '#api/fakes/stripe/events.ts'
import { FAKE_KEYS } from '#api/fakes/stripe/keys.ts'
import { createStripeHarness } from '../../../../utils/billing/stripe-harness.ts'

const NOW = 1_800_000_000_000
const harness = createStripeHarness({ clock: () => NOW })
const body = JSON.stringify(
  {
    id: 'evt_1',
    object: 'event',
    type: 'charge.refunded',
    data: { object: { id: 'ch_1', object: 'charge', customer: 'cus_1' } },
  },
  null,
  2,
)
const signed = (payload: string, age: number, secret: string = FAKE_KEYS.webhookSecret) =>
  signWebhook(payload, secret, NOW / 1000 - age)

describe('a webhook signature', () => {
  it('is accepted within 300 seconds', async () => {
    const event = {
      id: 'evt_1',
      type: 'charge.refunded',
      affectsSubscription: true,
      customerId: 'cus_1',
      paymentIntentId: null,
      chargeId: 'ch_1',
      cardSetupId: null,
    }
    expect(await harness.payments.verifyWebhook(body, await signed(body, 0))).toEqual(event)
    expect(await harness.payments.verifyWebhook(body, await signed(body, 300))).toEqual(event)
  })

  it.each([
    ['301 seconds old', body, () => signed(body, 301)],
    ['of another secret', body, () => signed(body, 0, 'whsec_other')],
    ['over a body written anew', JSON.stringify(JSON.parse(body)), () => signed(body, 0)],
    ['missing', body, async () => ''],
    ['nonsense', body, async () => 't=1,v1=zz'],
  ])('is refused when %s', async (_, payload, signature) => {
    await expect(harness.payments.verifyWebhook(payload, await signature())).rejects.toMatchObject({
      code: 'invalid-request',
    })
  })
})

describe('a signed event that is malformed', () => {
  const type = 'customer.subscription.updated'
  it.each([
    ['null', null, 'unknown'],
    ['a number', 5, 'unknown'],
    ['an empty object', {}, 'unknown'],
    ['no data', { id: 'evt_1', type }, 'evt_1'],
    ['data null', { id: 'evt_1', type, data: null }, 'evt_1'],
    ['an object id', { id: {}, type, data: { object: {} } }, 'unknown'],
    ['an id with NUL', { id: 'evt\0', type, data: { object: {} } }, 'unknown'],
    ['a number as type', { id: 'evt_1', type: 5, data: { object: {} } }, 'evt_1'],
    ['a number as customer', { id: 'evt_1', type, data: { object: { object: 'subscription', customer: 5 } } }, 'evt_1'],
  ])('is refused for good: %s', async (_, event, eventId) => {
    const payload = JSON.stringify(event)
    await expect(harness.payments.verifyWebhook(payload, await signed(payload, 0))).rejects.toMatchObject({
      code: 'invalid-request',
      params: { eventId },
    })
  })
})
