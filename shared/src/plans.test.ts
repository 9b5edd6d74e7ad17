import { describe, expect, it } from 'vitest'
import { effectivePlan, monthlyLimit, PLANS, priceCents } from './plans.ts'

describe('plans', () => {
  it('has the prices and limits of the specification', () => {
    expect([PLANS.basic.monthlyCents, PLANS.professional.monthlyCents, PLANS.enterprise.monthlyCents]).toEqual([
      800, 1400, 2000,
    ])
    expect([PLANS.free.monthlyAnalyses, PLANS.basic.monthlyAnalyses]).toEqual([3, 10])
    expect(priceCents('professional', 'year')).toBe(16_800)
  })

  it('gives an unpaid subscription its name but the free limit', () => {
    expect(effectivePlan('professional', 'unpaid')).toBe('professional')
    expect(monthlyLimit('professional', 'unpaid')).toBe(3)
    expect(monthlyLimit('professional', 'past_due')).toBe(-1)
    expect(effectivePlan('enterprise', 'canceled')).toBe('free')
  })
})
