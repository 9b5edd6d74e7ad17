import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { getPriceCents, TRIAL_REMINDER_DAYS } from '#shared/plans.ts'
import { DAY_MS } from '#shared/utc.ts'
import { CancelTrial } from '#web/features/settings/plan/cancel-subscription.tsx'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { usePlanNames } from '#web/i18n/plan-messages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useSession, useSubscription } from '#web/platform/auth/use-session.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

/** Says two days before a free trial ends what is charged then, and offers to cancel. */
export const TrialReminder = () => {
  const { user } = useSession()
  return user?.subscriptionStatus === 'trialing' ? <Reminder user={user} /> : null
}

const Reminder = ({ user }: { user: UserResponse }) => {
  const language = useLanguage()
  const { status } = useSubscription()
  const names = usePlanNames()
  const [isHidden, setIsHidden] = useState(false)
  if (!status || status.plan === 'free' || status.providerStatus !== 'trialing') return null
  const { currentPeriodEnd: end, cancelAtPeriodEnd, plan, interval } = status
  if (isHidden || cancelAtPeriodEnd || end === null || end - Date.now() > TRIAL_REMINDER_DAYS * DAY_MS) return null
  const day = formatDate(end, language, { dateStyle: 'long', timeZone: 'UTC' })
  const price = formatMoney(getPriceCents(plan, interval), language)
  const name = names[plan]
  return (
    <div className="mx-auto w-full max-w-[76rem] px-5 pt-4 sm:px-8">
      <Notice
        tone="info"
        live="status"
        title={<Trans>Your free trial ends on {day}</Trans>}
        actions={
          <>
            <CancelTrial user={user} />
            <Button size="small" onClick={() => setIsHidden(true)}>
              <Trans>Keep {name}</Trans>
            </Button>
          </>
        }
      >
        <Trans>We’ll charge {price} to your card that day. Cancel before then and you’ll pay nothing.</Trans>
      </Notice>
    </div>
  )
}
