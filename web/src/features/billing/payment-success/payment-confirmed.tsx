import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { type Feature, getPriceCents, PLANS, SUPPORT_FEATURES } from '#shared/plans.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useFeatureMessages, usePlanNames } from '#web/i18n/plan-messages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useSupportOpen } from '#web/platform/use-plain-config.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { PageHeader } from '#web/ui/layout/page.tsx'
import { useSearchParams } from '#web/ui/router/router.tsx'

/** The active plan with its features and renewal date. */
export const PaymentConfirmed = ({ status }: { status: SubscriptionStatusResponse }) => {
  const language = useLanguage()
  const getFeatureMessage = useFeatureMessages()
  const { plan, currentPeriodEnd, cancelAtPeriodEnd } = status
  const price = formatMoney(plan === 'free' ? 0 : getPriceCents(plan, 'month'), language)
  const name = usePlanNames()[plan]
  const features =
    plan === 'enterprise' ? [...PLANS.enterprise.features, ...PLANS.professional.features] : PLANS[plan].features
  const heading = useRef<HTMLHeadingElement>(null)
  const hasSupport = useSupportOpen(heading)
  // The highest plan has a promise of its own in place of that of Professional.
  const omitted: readonly Feature[] = plan === 'enterprise' ? ['everything-in-professional', 'priority-support'] : []
  const ready = features.filter(
    ({ feature }) => !omitted.includes(feature) && (hasSupport || !SUPPORT_FEATURES.has(feature)),
  )
  const day =
    currentPeriodEnd === null ? null : formatDate(currentPeriodEnd, language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className="animate-rise">
      <span className="mb-6 grid size-14 place-items-center rounded-full bg-beam text-on-beam">
        <Icon name="check" size={30} />
      </span>
      <PageHeader
        title={
          status.providerStatus === 'trialing' ? (
            <Trans>Congratulations! Your free trial of {name} has started</Trans>
          ) : (
            <Trans>Congratulations! Your {name} plan is active</Trans>
          )
        }
        lead={
          day &&
          (cancelAtPeriodEnd ? (
            <Trans>Your plan ends on {day}.</Trans>
          ) : status.providerStatus === 'trialing' ? (
            <Trans>
              Your plan is free until {day}. After that, it costs {price} a month unless you cancel first. You can
              cancel with one click in Settings.
            </Trans>
          ) : (
            <Trans>Your plan renews on {day}. You can cancel anytime in Settings.</Trans>
          ))
        }
      />
      <h2 ref={heading} className="mb-4 font-medium text-lead">
        <Trans>What your plan includes</Trans>
      </h2>
      <ul className="grid gap-x-10 gap-y-2.5 sm:grid-cols-2">
        {ready.map(({ feature }) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" size={18} className="mt-1 shrink-0 text-good" />
            {getFeatureMessage(plan === 'enterprise' && feature === 'analyses' ? 'professional' : plan, feature)}
          </li>
        ))}
      </ul>
      <NextSteps />
    </div>
  )
}

/** Back to the draft from which the plans were opened, else to an analysis. */
const NextSteps = () => {
  const draft = useSearchParams()[0].get('draft')
  return (
    <div className="mt-10 flex flex-wrap gap-3">
      {draft !== null && (
        <ButtonLink kind="primary" size="large" to={getDraftPath(encodeURIComponent(draft))}>
          <Trans>Back to my resume</Trans>
        </ButtonLink>
      )}
      <ButtonLink kind={draft === null ? 'primary' : 'plain'} size="large" to="/analyzer">
        <Trans>Analyze my resume now</Trans>
      </ButtonLink>
      <ButtonLink size="large" to="/">
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </div>
  )
}
