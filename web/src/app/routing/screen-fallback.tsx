import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Shown while a screen's code loads. It has the height of a heading and content, which limits layout shift. */
export const ScreenFallback = () => (
  <div className="mx-auto min-h-[70svh] w-full max-w-[76rem] px-5 py-10 sm:px-8 sm:py-14">
    <VisuallyHidden live="polite">
      <Trans>Loading…</Trans>
    </VisuallyHidden>
    <Skeleton className="h-11 w-2/3 max-w-md" />
    <Skeleton className="mt-5 h-5 w-full max-w-xl" />
    <Skeleton className="mt-12 h-72 w-full" />
  </div>
)
