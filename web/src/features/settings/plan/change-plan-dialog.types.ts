import type { UserResponse } from '#shared/api-schema/account.ts'
import type { PaidPlanId, PlanId } from '#shared/plans.ts'

/** What `web/app` puts into the settings from the payments' feature: a change of plan, 'Completar Pago' included. */
export interface ChangePlanDialogProps {
  readonly user: UserResponse
  readonly plan: PaidPlanId
  readonly current: PlanId
  readonly onClose: () => void
}
