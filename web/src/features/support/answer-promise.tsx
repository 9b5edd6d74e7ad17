import { Plural, Trans } from '@lingui/react/macro'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { STATUS_EFFECTS, SUPPORT_LEVELS } from '#shared/plans.ts'

/** When the person's plan promises an answer. */
export const AnswerPromise = ({ user }: { user: UserResponse }) => {
  const plan = STATUS_EFFECTS[user.subscriptionStatus].active ? user.subscriptionPlan : 'free'
  const { answerDays: days } = SUPPORT_LEVELS[plan]
  return days === null ? (
    <Trans>We read every question and answer people on paid plans first.</Trans>
  ) : (
    <Plural
      value={days}
      one="With your plan, you get an answer within # business day."
      other="With your plan, you get an answer within # business days."
    />
  )
}
