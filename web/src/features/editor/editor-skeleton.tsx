import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

export const EditorSkeleton = () => (
  <div className="mx-auto grid max-w-[96rem] gap-10 px-5 py-8 sm:px-8 lg:grid-cols-2">
    <div>
      <Skeleton className="h-11 w-48" />
      <Skeleton className="mt-6 h-40 w-full" />
      <Skeleton className="mt-6 h-96 w-full" />
    </div>
    <Skeleton className="mx-auto hidden h-[800px] max-w-full aspect-[8.5/11] lg:block" />
  </div>
)
