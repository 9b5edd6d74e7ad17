import { describe, expect, it } from 'vitest'
import { createSubscriptionBody, planBody } from '#shared/api-schema/subscriptions.ts'

describe('asking for a plan', () => {
  it.each(['basic', 'professional', 'enterprise'])('%s, by the month unless a year is asked for', (plan) => {
    expect(planBody.parse({ plan })).toEqual({ plan, interval: 'month' })
    expect(planBody.parse({ plan, interval: 'year' }).interval).toBe('year')
  })

  it('nothing else', () => {
    for (const body of [{ plan: 'free' }, { plan: 'basic', interval: 'week' }, {}])
      expect(planBody.safeParse(body).success).toBe(false)
  })

  it('with an e-mail that is one', () => {
    expect(createSubscriptionBody.safeParse({ plan: 'basic', email: 'ana', name: 'Ana' }).success).toBe(false)
    expect(createSubscriptionBody.safeParse({ plan: 'basic', email: 'ana@example.com', name: 'Usuario' }).success).toBe(
      true,
    )
  })
})
