import { Trans } from '@lingui/react/macro'
import { type Ref, useDeferredValue } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useTemplates } from '#web/components/templates/use-templates.ts'
import { type Filter, matchesFilter } from './categories.ts'
import { FilterBar } from './filter-bar.tsx'
import { GALLERY_GRID_CLASS, GallerySkeleton } from './gallery-skeleton.tsx'
import { groupDesigns } from './group-designs.ts'
import { TemplateCard } from './template-card.tsx'

interface GalleryProps {
  filter: Filter
  onFilter: (filter: Filter) => void
  selected: string | null
  /** An import is running; the selected template opens when it ends. */
  busy: boolean
  onUse: (template: Template) => void
  ref?: Ref<HTMLElement>
}

export const Gallery = ({ filter, onFilter, selected, busy, onUse, ref }: GalleryProps) => {
  const templates = useTemplates()
  const shown = useDeferredValue(filter)
  const designs = templates && groupDesigns(templates)
  const matching = designs?.filter(([first]) => matchesFilter(shown)(first))
  return (
    <section ref={ref} aria-labelledby="gallery-heading" className="scroll-mt-24">
      <h2 id="gallery-heading" className="sr-only">
        <Trans>Gallery</Trans>
      </h2>
      {matching ? (
        <>
          <FilterBar filter={filter} onFilter={onFilter} />
          <p className="mt-4 text-note text-ink-soft">
            <Trans>
              {matching.length} designs in {matching.flat().length} variants of font and color.
            </Trans>
          </p>
          {matching.length > 0 ? (
            <div className={GALLERY_GRID_CLASS}>
              {matching.map((variants) => (
                <TemplateCard key={variants[0].id} variants={variants} selected={selected} busy={busy} onUse={onUse} />
              ))}
            </div>
          ) : (
            <p className="border-y border-line py-16 text-center text-ink-soft mt-8">
              <Trans>No templates found in this category.</Trans>
            </p>
          )}
        </>
      ) : (
        <GallerySkeleton />
      )}
    </section>
  )
}
