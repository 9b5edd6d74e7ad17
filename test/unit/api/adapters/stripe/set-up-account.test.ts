import { describe, expect, it } from 'vitest'
import { setUpAccount } from '#api/adapters/stripe/set-up-account.ts'
import { createStripeHarness } from '../../../../utils/stripe-harness.ts'

const run = async (rig: ReturnType<typeof createStripeHarness>, site: string | null = null) => {
  const lines: string[] = []
  const secret = await setUpAccount(rig.stripe, (line) => lines.push(line), site)
  return { secret, made: lines.filter((line) => !line.startsWith('kept')), lines }
}

describe('setting up an account', () => {
  it('makes everything in an empty account, so that a subscription can start', async () => {
    const rig = createStripeHarness({ empty: true })
    const { made, secret } = await run(rig, 'https://faro.example')
    expect(made).toHaveLength(3 + 6 + 1 + 1)
    expect(secret).toMatch(/^whsec_/)
    const customerId = await rig.payments.createCustomer({
      userId: 'u',
      email: 'a@b.co',
      name: 'A',
      language: 'en',
      attempt: 'c',
    })
    const start = { customerId, userId: 'u', plan: 'enterprise', interval: 'year', attempt: 'k' } as const
    expect(await rig.payments.createSubscription(start)).toMatchObject({ plan: 'enterprise', interval: 'year' })
  })

  it('does nothing a second time', async () => {
    const rig = createStripeHarness({ empty: true })
    await run(rig, 'https://faro.example')
    expect(await run(rig, 'https://faro.example')).toMatchObject({ made: [], secret: null })
  })

  it('replaces a price whose amount is no longer ours', async () => {
    const rig = createStripeHarness({ empty: true })
    await run(rig)
    const [price] = rig.standIn.context.store.list('price', ({ lookup_key }) => lookup_key === 'faro_basic_month')
    if (!price) throw new Error('no price')
    price.unit_amount = 700
    expect((await run(rig)).made).toEqual(['replaced price faro_basic_month $8.00; who has the old one keeps it'])
    expect(price).toMatchObject({ active: false, lookup_key: null })
  })
})
