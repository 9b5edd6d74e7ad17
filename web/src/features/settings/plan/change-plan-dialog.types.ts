import type { UserResponse } from '#shared/api-schema/account.ts'
import type { PaidPlanId, PlanId } from '#shared/plans.ts'

/** Props of the dialog that `web/app` passes in from the billing feature. */
export interface ChangePlanDialogProps {
  readonly user: UserResponse
  readonly plan: PaidPlanId
  readonly current: PlanId
  readonly onClose: () => void
}
