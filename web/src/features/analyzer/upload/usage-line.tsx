import { Trans } from '@lingui/react/macro'
import type { UsageResponse } from '#shared/api-schema/account.ts'
import { UNLIMITED } from '#shared/plans.ts'

/** Remaining analyses of this month. */
export const UsageLine = ({ usage }: { usage: UsageResponse }) => {
  const { count, limit } = usage
  if (limit === UNLIMITED) return <Trans>Your plan includes unlimited analyses.</Trans>
  const left = limit - count
  return (
    <Trans>
      You have {left} of {limit} analyses left this month. This will use 1.
    </Trans>
  )
}
