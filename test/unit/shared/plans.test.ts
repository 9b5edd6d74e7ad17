import { describe, expect, it } from 'vitest'
import { getEffectivePlan, getMonthlyLimit, getPriceCents, PLANS } from '#shared/plans.ts'

describe('plans', () => {
  it('has the published prices and limits', () => {
    expect([PLANS.basic.monthlyCents, PLANS.professional.monthlyCents, PLANS.enterprise.monthlyCents]).toEqual([
      800, 1400, 2000,
    ])
    expect([PLANS.free.monthlyAnalyses, PLANS.basic.monthlyAnalyses]).toEqual([3, 10])
    expect(getPriceCents('professional', 'year')).toBe(16_800)
  })

  it('lists the published features of each plan in order', () => {
    const listFeatures = (plan: 'basic' | 'professional' | 'enterprise') =>
      PLANS[plan].features.map(({ feature }) => feature).join(' ')
    expect(listFeatures('basic')).toBe('analyses basic-templates basic-analysis pdf-export email-support')
    expect(listFeatures('professional')).toBe(
      'analyses premium-templates advanced-analysis ats-optimisation cover-letters sharing priority-support',
    )
    expect(listFeatures('enterprise')).toBe(
      'everything-in-professional custom-templates custom-branding api-integration dedicated-support team-analysis',
    )
    expect([PLANS.professional.popular, PLANS.professional.monthlyAnalyses]).toEqual([true, -1])
    expect([PLANS.basic.badge, PLANS.professional.badge, PLANS.enterprise.badge]).toEqual([null, 'PRO', 'PREMIUM'])
  })

  it('keeps the plan of an unpaid subscription but applies the free limit', () => {
    expect(getEffectivePlan('professional', 'unpaid')).toBe('professional')
    expect(getMonthlyLimit('professional', 'unpaid')).toBe(3)
    expect(getMonthlyLimit('professional', 'past_due')).toBe(-1)
    expect(getEffectivePlan('enterprise', 'canceled')).toBe('free')
  })
})
