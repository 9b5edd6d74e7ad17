import { useLingui } from '@lingui/react/macro'
import type { Feature, PaidPlanId, PlanId } from '#shared/plans.ts'
import { PLANS, UNLIMITED } from '#shared/plans.ts'
import { formatMoney } from './format.ts'
import { useLanguage } from './use-language.ts'

/** Names of the plans; `enterprise` is shown as Premium (spec section 3). */
export const usePlanNames = (): Readonly<Record<PlanId, string>> => {
  const { t } = useLingui()
  return { free: t`Free`, basic: t`Basic`, professional: t`Professional`, enterprise: t`Premium` }
}

/** What a feature of a plan says in its list; counts come from the plans table. */
export const useFeatureWords = (): ((plan: PlanId, feature: Feature) => string) => {
  const { t } = useLingui()
  return (plan, feature) => {
    const count = PLANS[plan].monthlyAnalyses
    const words: Readonly<Record<Feature, string>> = {
      analyses: count === UNLIMITED ? t`Unlimited analysis` : t`${count} analyses a month`,
      'basic-templates': t`5 basic templates`,
      'basic-analysis': t`Basic AI analysis`,
      'pdf-export': t`PDF export`,
      'email-support': t`Email support`,
      'premium-templates': t`50+ premium templates`,
      'advanced-analysis': t`Advanced AI analysis`,
      'ats-optimisation': t`ATS optimization`,
      'cover-letters': t`Cover letters`,
      'priority-support': t`Priority support`,
      'everything-in-professional': t`Everything in Professional`,
      'custom-templates': t`Custom templates`,
      'custom-branding': t`Custom branding`,
      'api-integration': t`API integration`,
      'dedicated-support': t`Dedicated support`,
      'team-analysis': t`Team analysis`,
    }
    return words[feature]
  }
}

/** What a list of plans says of each: the landing page, the settings and /subscribe say the same. */
export const usePlanOffers = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const names = usePlanNames()
  const say = useFeatureWords()
  return (plan: PaidPlanId) => {
    const { monthlyCents, popular, features } = PLANS[plan]
    return {
      name: names[plan],
      /** The specification's own name for what is shown as Premium. */
      alias: plan === 'enterprise' ? 'Enterprise' : null,
      price: formatMoney(monthlyCents, language),
      per: t`a month`,
      badge: popular ? t`Most Popular` : null,
      features: features.map(({ feature, soon }) => ({ text: say(plan, feature), aside: soon ? t`soon` : undefined })),
    }
  }
}
