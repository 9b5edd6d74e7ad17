import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export const PlanSkeleton = () => (
  <div className="border-t border-line py-10">
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      <Trans>Loading your subscription...</Trans>
    </p>
    <div className="mt-6 grid gap-6 md:grid-cols-3" aria-hidden="true">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  </div>
)
