import { hasCapability } from '#shared/plans.ts'
import { useSession } from '#web/platform/auth/use-session.ts'

/** Whether new designs can be saved: not by visitors, and not without the plan. Offline the account decides later. */
export type PlanAccess = 'yes' | 'sign-in' | 'plan' | 'loading'

export const usePlanAccess = (): PlanAccess => {
  const session = useSession()
  if (session.status === 'signed-out') return 'sign-in'
  if (session.status === 'loading') return 'loading'
  if (session.status === 'unreachable') return 'yes'
  const { subscriptionPlan: plan, subscriptionStatus: status } = session.user
  return hasCapability('own-designs', plan, status) ? 'yes' : 'plan'
}
