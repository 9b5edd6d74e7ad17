import { describe, expect, it } from 'vitest'
import { createSubscriptionBody, planBody } from '#shared/api-schema/subscriptions.ts'

describe('planBody and createSubscriptionBody', () => {
  it.each(['basic', 'professional', 'enterprise'])('accepts %s, with a monthly interval by default', (plan) => {
    expect(planBody.parse({ plan })).toEqual({ plan, interval: 'month' })
    expect(planBody.parse({ plan, interval: 'year' }).interval).toBe('year')
  })

  it('rejects free plans, other intervals and missing plans', () => {
    for (const body of [{ plan: 'free' }, { plan: 'basic', interval: 'week' }, {}])
      expect(planBody.safeParse(body).success).toBe(false)
  })

  it('requires a valid email address', () => {
    expect(createSubscriptionBody.safeParse({ plan: 'basic', email: 'ana', name: 'Ana' }).success).toBe(false)
    expect(createSubscriptionBody.safeParse({ plan: 'basic', email: 'ana@example.com', name: 'Usuario' }).success).toBe(
      true,
    )
  })
})
