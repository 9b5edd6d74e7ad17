import { PLANS } from '#shared/plans.ts'
import { useSubscription } from '#web/platform/auth/use-session.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

/** 'PRO' or 'PREMIUM' beside the name of an active plan that has one; else nothing. */
export const PlanBadge = () => {
  const { status } = useSubscription()
  const badge = status?.status === 'active' ? PLANS[status.plan].badge : null
  return badge && <Badge tone="beam">{badge}</Badge>
}
