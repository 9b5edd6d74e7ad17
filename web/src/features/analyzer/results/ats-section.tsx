import { Trans } from '@lingui/react/macro'
import { type Ref, Suspense } from 'react'
import type { AtsViewProps } from '#web/components/ats-view/ats-view.types.ts'
import { AtsView } from '#web/components/ats-view/lazy-ats-view.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

/** The page of the CV beside the text a parser extracts from it. */
export const AtsSection = ({ ref, ...props }: AtsViewProps & { ref?: Ref<HTMLElement> }) => (
  <section ref={ref} aria-labelledby="reading-title" className="scroll-mt-24">
    <h2 id="reading-title" className="font-serif text-title">
      <Trans>What an ATS reads</Trans>
    </h2>
    <p className="mt-1 mb-5 max-w-prose text-note text-ink-soft">
      <Trans>This is your text in the order an ATS reads it, with the fields it recognizes highlighted.</Trans>
    </p>
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <AtsView {...props} />
    </Suspense>
  </section>
)
