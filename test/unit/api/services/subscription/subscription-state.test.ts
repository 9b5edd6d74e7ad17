import { describe, expect, it } from 'vitest'
import { clampToPeriod, endsTrial } from '#api/services/subscription/changeable-subscription.ts'
import {
  findActiveSubscription,
  findUnpaidSubscription,
  toSubscriptionState,
} from '#api/services/subscription/subscription-state.ts'
import { createProviderSubscription as subscription } from '#test/utils/billing/provider-subscription.ts'

const BY_IMPORTANCE = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
] as const

describe('of several subscriptions', () => {
  it('the one with the best status counts, in any order and however old it is', () => {
    for (const [i, better] of BY_IMPORTANCE.entries())
      for (const worse of BY_IMPORTANCE.slice(i + 1)) {
        const list = [subscription({ status: worse, createdAt: 999 }), subscription({ status: better })]
        expect(toSubscriptionState(list).subscriptionStatus, `${better} before ${worse}`).toBe(better)
        expect(toSubscriptionState(list.toReversed()).subscriptionStatus).toBe(better)
      }
  })

  it('the newest of one status counts, then the one whose id comes last', () => {
    const [old, young] = [subscription({ id: 'sub_z' }), subscription({ id: 'sub_a', createdAt: 101 })]
    expect(toSubscriptionState([old, young]).stripeSubscriptionId).toBe('sub_a')
    expect(toSubscriptionState([young, old]).stripeSubscriptionId).toBe('sub_a')
    const [a, b] = [subscription({ id: 'sub_a' }), subscription({ id: 'sub_b' })]
    expect(toSubscriptionState([a, b]).stripeSubscriptionId).toBe('sub_b')
    expect(toSubscriptionState([b, a]).stripeSubscriptionId).toBe('sub_b')
  })

  it.each(BY_IMPORTANCE.map((status, i) => [status, i < 3, i >= 3 && i < 6] as const))(
    'one that is %s gives access: %s, can be paid: %s',
    (status, isActive, isUnpaid) => {
      const list = [subscription({ status })]
      expect(findActiveSubscription(list)).toBe(isActive ? list[0] : undefined)
      expect(findUnpaidSubscription(list)).toBe(isUnpaid ? list[0] : undefined)
    },
  )
})

describe('the stored state', () => {
  it('is that of the provider', () => {
    expect(toSubscriptionState([subscription({ cancelAtPeriodEnd: true })])).toEqual({
      stripeSubscriptionId: 'sub_a',
      subscriptionStatus: 'active',
      subscriptionPlan: 'professional',
      subscriptionInterval: 'year',
      cancelAtPeriodEnd: true,
      currentPeriodEnd: 2_000,
    })
  })

  it.each(['canceled', 'incomplete_expired'] as const)('has no period when it is over: %s', (status) => {
    expect(toSubscriptionState([subscription({ status, cancelAtPeriodEnd: true })])).toMatchObject({
      subscriptionStatus: status,
      cancelAtPeriodEnd: false,
      currentPeriodEnd: null,
    })
  })

  it('is free without a subscription', () => {
    expect(toSubscriptionState([])).toEqual({
      stripeSubscriptionId: null,
      subscriptionStatus: 'free',
      subscriptionPlan: 'basic',
      subscriptionInterval: 'month',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: null,
    })
  })
})

it('a trial ends with a change to a dearer plan alone', () => {
  const trial = subscription({ status: 'trialing' })
  expect([endsTrial(trial, 'enterprise'), endsTrial(trial, 'professional'), endsTrial(trial, 'basic')]).toEqual([
    true,
    false,
    false,
  ])
  expect(endsTrial(subscription(), 'enterprise')).toBe(false)
})

it('a date of a change is inside the paid period', () => {
  expect([999, 1_000, 1_500, 2_000, 2_001].map((at) => clampToPeriod(subscription(), at))).toEqual([
    1_000, 1_000, 1_500, 2_000, 2_000,
  ])
})
