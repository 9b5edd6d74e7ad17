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
      hasModel === false ? t`No AI model is set up here at the moment: the advice comes from our rules.` : null
    const unlocked = t`No template is locked: all of them are free on every plan.`
    const details: Partial<Record<Feature, string>> = {
      analyses: t`Analyses in your account. On your device, score and job match are free and unlimited.`,
      'basic-templates': unlocked,
      'premium-templates': unlocked,
      'basic-analysis':
        withoutModel ?? t`AI advice on your biggest issues, and up to ${suggestions} AI suggestions a day.`,
      'advanced-analysis':
        withoutModel ??
        t`AI advice on every issue and on what the job ad asks for, AI translations, and up to ${suggestions} AI suggestions a day.`,
      'pdf-export': t`Free for everyone, without limits and without a watermark.`,
      'ats-optimisation':
        hasModel === false
          ? t`The ATS checks and the ATS view are free for everyone.`
          : t`The ATS checks and the ATS view are free for everyone; here the advice covers every one of them.`,
      'cover-letters':
        hasModel === false
          ? t`Writing letters is free for everyone. Other wordings need an AI model, and none is set up here at the moment.`
          : t`Writing letters is free for everyone; this plan adds other wordings from AI.`,
      sharing: t`A page that anyone with the link can read. You can turn it off at any time.`,
      'email-support': t`Ask in Settings and read the answer there.`,
      'priority-support': t`Your questions are answered before those of the Basic plan.`,
      'dedicated-support': t`Your questions are answered before all others.`,
      'custom-templates': t`You can change every part of the page, starting from any design.`,
      'custom-branding': t`Your logo, colors, fonts and footer on resumes, letters and reports.`,
      'api-integration': t`Access keys for your programs, MCP for AI agents and webhooks.`,
      'team-analysis': t`A team of up to ${members} people, who need no plan, with boards of up to ${resumes} resumes each, compared with the job ad.`,
    }
    return details[feature]
  }
}
