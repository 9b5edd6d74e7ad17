import { Trans } from '@lingui/react/macro'
import { type Ref, useDeferredValue, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useTemplates } from '#web/components/templates/use-templates.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { type Filter, matchesFilter } from './categories.ts'
import { FilterBar } from './filter-bar.tsx'
import { GALLERY_GRID_CLASS, GallerySkeleton } from './gallery-skeleton.tsx'
import { groupDesigns } from './group-designs.ts'
import { TemplateCard } from './template-card.tsx'
import { TraitBar } from './trait-bar.tsx'
import { hasTraits, type Trait } from './traits.ts'

interface GalleryProps {
  filter: Filter
  onFilter: (filter: Filter) => void
  selected: string | null
  /** The resume that can be shown in the designs; null without one. */
  draft: Draft | null
  /** An import is running; the selected template opens when it ends. */
  busy: boolean
  onUse: (template: Template) => void
  ref?: Ref<HTMLElement>
}

export const Gallery = ({ filter, onFilter, selected, draft, busy, onUse, ref }: GalleryProps) => {
  const templates = useTemplates()
  const [traits, setTraits] = useState<readonly Trait[]>([])
  const [showsOwn, setShowsOwn] = useState(true)
  const shown = useDeferredValue(filter)
  const shownTraits = useDeferredValue(traits)
  const designs = templates && groupDesigns(templates)
  const matching = designs?.filter(([first]) => matchesFilter(shown)(first) && hasTraits(shownTraits)(first))
  return (
    <section ref={ref} aria-labelledby="gallery-heading" className="scroll-mt-24">
      <h2 id="gallery-heading" className="sr-only">
        <Trans>Gallery</Trans>
      </h2>
      {matching ? (
        <>
          <FilterBar filter={filter} onFilter={onFilter} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-note text-ink-soft">
              <Trans>
                {matching.length} designs with {matching.flat().length} font and color variants.
              </Trans>
            </p>
            <TraitBar traits={traits} onChange={setTraits} />
          </div>
          {draft && (
            <Checkbox
              className="mt-2"
              label={<Trans>Show “{showName(draft.name)}” in every design</Trans>}
              checked={showsOwn}
              onChange={({ target }) => setShowsOwn(target.checked)}
            />
          )}
          {matching.length > 0 ? (
            <div className={GALLERY_GRID_CLASS}>
              {matching.map((variants) => (
                <TemplateCard
                  key={variants[0].id}
                  variants={variants}
                  selected={selected}
                  draft={showsOwn ? draft : null}
                  busy={busy}
                  onUse={onUse}
                />
              ))}
            </div>
          ) : (
            <p className="border-y border-line py-16 text-center text-ink-soft mt-8">
              {traits.length > 0 ? (
                <Trans>No template matches all of these filters. Turn one off.</Trans>
              ) : (
                <Trans>No templates found in this category.</Trans>
              )}
            </p>
          )}
        </>
      ) : (
        <GallerySkeleton />
      )}
    </section>
  )
}
