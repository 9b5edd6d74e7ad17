import { PLANS } from '#shared/plans.ts'
import { useSubscription } from '#web/platform/auth/use-session.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

/** Badge of an active paid plan (`PRO`, `PREMIUM`). */
export const PlanBadge = () => {
  const { status } = useSubscription()
  const badge = status?.status === 'active' ? PLANS[status.plan].badge : null
  return badge && <Badge tone="beam">{badge}</Badge>
}
