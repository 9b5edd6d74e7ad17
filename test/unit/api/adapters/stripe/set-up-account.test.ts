import { describe, expect, it } from 'vitest'
import { setUpAccount } from '#api/adapters/stripe/set-up-account.ts'
import { createStripeHarness } from '../../../../utils/billing/stripe-harness.ts'

const run = async (harness: ReturnType<typeof createStripeHarness>, site: string | null = null) => {
  const lines: string[] = []
  const secret = await setUpAccount(harness.stripe, (line) => lines.push(line), site)
  return { secret, made: lines.filter((line) => !line.startsWith('kept')), lines }
}

describe('setting up an account', () => {
  it('creates everything that a subscription needs in an empty account', async () => {
    const harness = createStripeHarness({ empty: true })
    const { made, secret } = await run(harness, 'https://faro.example')
    expect(made).toHaveLength(3 + 6 + 1 + 1)
    expect(secret).toMatch(/^whsec_/)
    const customerId = await harness.payments.createCustomer({
      userId: 'u',
      email: 'a@b.co',
      name: 'A',
      language: 'en',
      attempt: 'c',
    })
    const start = { customerId, userId: 'u', plan: 'enterprise', interval: 'year', attempt: 'k' } as const
    expect(await harness.payments.createSubscription(start)).toMatchObject({ plan: 'enterprise', interval: 'year' })
  })

  it('changes nothing the second time', async () => {
    const harness = createStripeHarness({ empty: true })
    await run(harness, 'https://faro.example')
    expect(await run(harness, 'https://faro.example')).toMatchObject({ made: [], secret: null })
  })

  it('replaces a price with an outdated amount', async () => {
    const harness = createStripeHarness({ empty: true })
    await run(harness)
    const [price] = harness.fake.context.store.list('price', ({ lookup_key }) => lookup_key === 'faro_basic_month')
    if (!price) throw new Error('no price')
    price.unit_amount = 700
    expect((await run(harness)).made).toEqual(['replaced price faro_basic_month $8.00; who has the old one keeps it'])
    expect(price).toMatchObject({ active: false, lookup_key: null })
  })
})
