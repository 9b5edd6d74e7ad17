import { useLingui } from '@lingui/react/macro'
import { type Feature, PLANS, type PlanId, TEAM_LIMITS } from '#shared/plans.ts'

/**
 * Returns what a feature of a plan opens, beside its name in the price list. `hasModel`: the server has a model that gives
 * advice; null while that is unknown.
 */
export const useFeatureDetails = (): ((
  plan: PlanId,
  feature: Feature,
  hasModel: boolean | null,
) => string | undefined) => {
  const { t } = useLingui()
  return (plan, feature, hasModel) => {
    const suggestions = PLANS[plan].dailyImprovements
    const { members, openingCandidates: resumes } = TEAM_LIMITS
    const withoutModel =
      hasModel === false ? t`AI isn’t available at the moment, so the advice comes from our rules.` : null
    const unlocked = t`All templates are free on every plan.`
    const details: Partial<Record<Feature, string>> = {
      analyses: t`Analyses are saved to your account. Scoring and job matching on your device are free and unlimited.`,
      'basic-templates': unlocked,
      'premium-templates': unlocked,
      'basic-analysis':
        withoutModel ?? t`AI advice on your biggest issues, and up to ${suggestions} AI suggestions a day.`,
      'advanced-analysis':
        hasModel === false
          ? t`Your history of scores, job matches and resume versions, on all your devices. AI isn’t available at the moment.`
          : t`AI advice on every issue and job ad requirement, AI translations and up to ${suggestions} AI suggestions a day. Plus your history of scores, job matches and resume versions, on all your devices.`,
      'pdf-export': t`Downloads are free for everyone, with no limits and no watermark.`,
      'ats-optimisation':
        hasModel === false
          ? t`The ATS checks and the ATS view are free for everyone.`
          : t`The ATS checks and the ATS view are free for everyone. On this plan, the advice covers every check.`,
      'cover-letters':
        hasModel === false
          ? t`Writing letters is free for everyone. Rewording by AI isn’t available at the moment.`
          : t`Writing letters is free for everyone. On this plan, AI can also reword them.`,
      sharing: t`A web page that anyone with the link can read. You can turn off the link at any time.`,
      'email-support': t`Ask your question in Settings and read our answer there.`,
      'priority-support': t`We answer your questions before those of Basic plan users.`,
      'dedicated-support': t`We answer your questions before everyone else’s.`,
      'custom-templates': t`Start from any design and change every part of the page.`,
      'custom-branding': t`Your logo, colors, fonts and footer on resumes, letters and reports.`,
      'api-integration': t`Webhooks, MCP for AI agents, and access keys for your apps.`,
      'team-analysis': t`A team of up to ${members} people. Members don’t need a plan. Each board compares up to ${resumes} resumes with the job ad.`,
    }
    return details[feature]
  }
}
