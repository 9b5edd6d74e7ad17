import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import type { SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { getPriceCents, UNLIMITED } from '#shared/plans.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { Section } from '#web/components/settings-section.tsx'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useSubscription, useUsage } from '#web/platform/auth/use-session.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { BillingSection } from './billing-section.tsx'
import { CancelSubscription, CancelTrial } from './cancel-subscription.tsx'
import { ChangePlan } from './change-plan.tsx'
import type { ChangePlanDialogProps } from './change-plan-dialog.types.ts'
import { ImprovementsLeft } from './improvements-left.tsx'
import { PaymentProblemNotice } from './payment-problem-notice.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { ReactivateSubscription } from './reactivate-subscription.tsx'

interface PlanSectionProps {
  user: UserResponse
  ChangePlanDialog: ComponentType<ChangePlanDialogProps>
}

/** The current plan, its usage, and controls to change or cancel it. */
export const PlanSection = ({ user, ChangePlanDialog }: PlanSectionProps) => {
  const { status, error, refetch } = useSubscription()
  if (!status) {
    return error ? <RetryNotice error={error} onRetry={refetch} tone="bad" live="alert" /> : <PlanSkeleton />
  }
  return (
    <>
      <Section id="plan" title={<Trans>Your plan</Trans>}>
        <PaymentProblemNotice user={user} status={status} />
        <CurrentPlan status={status} />
        <UsageBar />
        <ImprovementsLeft />
        {status.plan !== 'free' &&
          (status.cancelAtPeriodEnd ? (
            <ReactivateSubscription user={user} />
          ) : status.providerStatus === 'trialing' ? (
            <div className="mt-6">
              <CancelTrial user={user} />
            </div>
          ) : (
            <CancelSubscription user={user} status={status} />
          ))}
      </Section>
      <Section
        id="change-plan"
        title={<Trans>Change plan</Trans>}
        about={<Trans>Prices are in US dollars, and plans are billed monthly until you cancel.</Trans>}
      >
        <ChangePlan user={user} status={status} ChangePlanDialog={ChangePlanDialog} />
      </Section>
      <BillingSection user={user} status={status} />
    </>
  )
}

const CurrentPlan = ({ status }: { status: SubscriptionStatusResponse }) => {
  const language = useLanguage()
  const name = usePlanNames()[status.plan]
  const { currentPeriodEnd: end } = status
  const isTrial = status.providerStatus === 'trialing'
  const day = end === null ? null : formatDate(end, language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div>
      <p className="flex flex-wrap items-center gap-3 font-serif text-head tracking-tight">
        {name}
        {status.plan !== 'free' && (
          <Badge tone={status.status === 'active' ? 'good' : 'bad'} className="font-sans">
            {status.status === 'active' ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
          </Badge>
        )}
        {isTrial && (
          <Badge tone="beam" className="font-sans">
            <Trans>Free trial</Trans>
          </Badge>
        )}
      </p>
      {day && status.plan !== 'free' && (
        <p className="mt-1 text-ink-soft text-note">
          {isTrial ? (
            <TrialEnd status={status} day={day} />
          ) : status.cancelAtPeriodEnd ? (
            <Trans>Ends on {day}</Trans>
          ) : (
            <Trans>Renews on {day}</Trans>
          )}
        </p>
      )}
    </div>
  )
}

const TrialEnd = ({ status, day }: { status: SubscriptionStatusResponse; day: string }) => {
  const language = useLanguage()
  const price = formatMoney(status.plan === 'free' ? 0 : getPriceCents(status.plan, status.interval), language)
  return status.cancelAtPeriodEnd ? (
    <Trans>Ends on {day}. You won’t be charged.</Trans>
  ) : (
    <Trans>
      Free until {day}. We’ll then charge {price} to your card, unless you cancel first.
    </Trans>
  )
}

const UsageBar = () => {
  const { t } = useLingui()
  const { usage } = useUsage()
  if (!usage) return null
  const { count, limit } = usage
  if (limit === UNLIMITED) {
    return (
      <p className="mt-5">
        <Plural
          value={count}
          one="# analysis this month (unlimited plan)"
          other="# analyses this month (unlimited plan)"
        />
      </p>
    )
  }
  return (
    <div className="mt-5 max-w-md">
      <p className="mb-2 tabular-nums">
        <Trans>
          used {count} of {limit} analyses this month
        </Trans>
      </p>
      <Progress label={t`Analyses used this month`} value={Math.min(count, limit)} max={limit} />
    </div>
  )
}
