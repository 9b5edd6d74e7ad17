import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { FILTERS } from './categories.ts'

export const GALLERY_GRID_CLASS = 'mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3'

const SKELETON_CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Placeholder with the size of the filters and the first six cards. */
export const GallerySkeleton = () => (
  <div data-testid="gallery-skeleton">
    <VisuallyHidden live="polite">
      <Trans>Loading templates…</Trans>
    </VisuallyHidden>
    <div className="flex flex-wrap gap-2">
      {FILTERS.map((filter) => (
        <Skeleton key={filter} className="h-11 w-24" />
      ))}
    </div>
    <div className={GALLERY_GRID_CLASS}>
      {SKELETON_CARDS.map((card) => (
        <div key={card}>
          <Skeleton className="aspect-[8.5/11] w-full" />
          <Skeleton className="mt-4 h-7 w-2/5" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-5 h-11 w-full" />
        </div>
      ))}
    </div>
  </div>
)
