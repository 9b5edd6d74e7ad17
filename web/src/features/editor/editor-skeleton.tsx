import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useWorkspaceMode } from './workspace/use-workspace-mode.ts'

export const EditorSkeleton = () => {
  useWorkspaceMode()
  return (
    <div className="flex flex-col lg:h-full">
      <div className="flex h-14 shrink-0 items-center border-line border-b px-4">
        <Skeleton className="h-6 w-48" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="hidden w-24 shrink-0 border-line border-e lg:block" />
        <div className="min-w-0 flex-1 p-4 sm:px-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="mt-5 h-96 w-full" />
        </div>
        <div className="hidden w-[608px] shrink-0 bg-sunk p-5 lg:block">
          <Skeleton className="aspect-[8.5/11] w-full" />
        </div>
      </div>
    </div>
  )
}
