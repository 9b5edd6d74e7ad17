import { Trans } from '@lingui/react/macro'
import { type Ref, useDeferredValue } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useTemplates } from '#web/components/templates/use-templates.ts'
import { type Filter, matchesFilter } from './categories.ts'
import { FilterBar } from './filter-bar.tsx'
import { GALLERY_GRID_CLASS, GallerySkeleton } from './gallery-skeleton.tsx'
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
  const matching = templates?.filter(matchesFilter(shown))
  return (
    <section ref={ref} aria-labelledby="gallery-heading" className="scroll-mt-24">
      <h2 id="gallery-heading" className="sr-only">
        <Trans>Gallery</Trans>
      </h2>
      {matching ? (
        <>
          <FilterBar filter={filter} onFilter={onFilter} />
          {matching.length > 0 ? (
            <div className={GALLERY_GRID_CLASS}>
              {matching.map((template) => (
                <TemplateCard
                  key={template.id}
                  template={template}
                  selected={template.id === selected}
                  busy={busy}
                  onUse={() => onUse(template)}
                />
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
