import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Placeholder in the layout of the results. */
export const ResultsSkeleton = () => (
  <div className="space-y-14">
    <VisuallyHidden live="polite">
      <Trans>Loading your results…</Trans>
    </VisuallyHidden>
    <div>
      <Skeleton className="h-11 w-72" />
      <Skeleton className="mt-4 h-6 w-56" />
    </div>
    <div className="grid items-center gap-x-14 gap-y-8 md:grid-cols-[16rem_1fr]">
      <Skeleton className="mx-auto aspect-square w-full max-w-64 rounded-full" />
      <div className="space-y-4">
        <Skeleton className="h-7 w-64" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-12 w-80 max-w-full" />
      </div>
    </div>
    <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  </div>
)
