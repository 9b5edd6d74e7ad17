import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Feature, PaidPlanId, PlanId } from '#shared/plans.ts'
import { PLANS, SUPPORT_FEATURES, SUPPORT_LEVELS, UNLIMITED } from '#shared/plans.ts'
import { formatMoney } from './format.ts'
import { useLanguage } from './use-language.ts'

/** Display names of the plans. The plan with the id `enterprise` is sold as Premium. */
export const usePlanNames = (): Readonly<Record<PlanId, string>> => {
  const { t } = useLingui()
  return { free: t`Free`, basic: t`Basic`, professional: t`Professional`, enterprise: t`Premium` }
}

/** Returns the text of a plan's feature; counts come from `PLANS`. */
export const useFeatureMessages = (): ((plan: PlanId, feature: Feature) => string) => {
  const { t } = useLingui()
  return (plan, feature) => {
    const count = PLANS[plan].monthlyAnalyses
    const messages: Readonly<Record<Feature, string>> = {
      analyses: count === UNLIMITED ? t`Unlimited analysis` : t`${count} analyses a month`,
      'basic-templates': t`5 basic templates`,
      'basic-analysis': t`Basic AI analysis`,
      'pdf-export': t`PDF export`,
      'email-support': t`Email support`,
      'premium-templates': t`50+ premium templates`,
      'advanced-analysis': t`Advanced AI analysis`,
      'ats-optimisation': t`ATS optimization`,
      'cover-letters': t`Cover letters`,
      sharing: t`Links to share your resume, with a password and an expiration date`,
      'priority-support': t`Priority support`,
      'everything-in-professional': t`Everything in Professional`,
      'custom-templates': t`Custom templates`,
      'custom-branding': t`Custom branding`,
      'api-integration': t`API integration`,
      'dedicated-support': t`Dedicated support`,
      'team-analysis': t`Team analysis`,
    }
    return messages[feature]
  }
}

export interface PlanOffer {
  readonly name: string
  /** A second name under which the plan is also known. */
  readonly alias: string | null
  /** Price a month, with its currency sign. */
  readonly price: string
  readonly per: string
  readonly badge: string | null
  readonly features: readonly {
    readonly feature: Feature
    readonly text: string
    readonly aside: string | undefined
  }[]
}

/** Returns the texts of a paid plan's card, in the interface language. */
export const usePlanOffers = (): ((plan: PaidPlanId) => PlanOffer) => {
  const { t } = useLingui()
  const language = useLanguage()
  const names = usePlanNames()
  const getFeatureMessage = useFeatureMessages()
  return (plan) => {
    const { monthlyCents, popular, features } = PLANS[plan]
    const days = SUPPORT_LEVELS[plan].answerDays ?? 0
    const answer = t`${plural(days, { one: 'response within # business day', other: 'response within # business days' })}`
    return {
      name: names[plan],
      alias: plan === 'enterprise' ? 'Enterprise' : null,
      price: formatMoney(monthlyCents, language),
      per: t`a month`,
      badge: popular ? t`Most Popular` : null,
      features: features.map(({ feature }) => ({
        feature,
        text: getFeatureMessage(plan, feature),
        aside: SUPPORT_FEATURES.has(feature) ? answer : undefined,
      })),
    }
  }
}
