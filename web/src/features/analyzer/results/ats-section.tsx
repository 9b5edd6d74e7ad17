import { Trans } from '@lingui/react/macro'
import { type ComponentType, type Ref, Suspense } from 'react'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { AtsViewProps } from '../analyzer-slots.ts'

export interface Reading {
  readonly read: ExtractedDocument
  readonly file: Blob | null
}

interface AtsSectionProps {
  ref?: Ref<HTMLElement>
  reading: Reading
  focus: AtsViewProps['focus']
  AtsView: ComponentType<AtsViewProps>
}

/** The page beside what a parser gets of it. */
export const AtsSection = ({ ref, reading, focus, AtsView }: AtsSectionProps) => (
  <section ref={ref} aria-labelledby="reading-title" className="scroll-mt-24">
    <h2 id="reading-title" className="font-serif text-title">
      <Trans>What an ATS reads</Trans>
    </h2>
    <p className="mt-1 mb-5 max-w-prose text-note text-ink-soft">
      <Trans>The text in the order in which software gets it, with the fields that were found marked.</Trans>
    </p>
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <AtsView read={reading.read} file={reading.file} focus={focus} />
    </Suspense>
  </section>
)
