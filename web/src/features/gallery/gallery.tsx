import { Plural, Trans } from '@lingui/react/macro'
import { type Ref, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { isUnfiltered, NO_FILTER } from '#web/components/templates/template-filter.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import type { Filter } from './categories.ts'
import { FilterBar } from './filter-bar.tsx'
import { GALLERY_GRID_CLASS, GallerySkeleton } from './gallery-skeleton.tsx'
import { NarrowFields } from './narrow-fields.tsx'
import { TemplateCard } from './template-card.tsx'
import { TraitBar } from './trait-bar.tsx'
import { useMatchingDesigns } from './use-matching-designs.ts'

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
  const [narrowed, setNarrowed] = useState(NO_FILTER)
  const [showsOwn, setShowsOwn] = useState(true)
  const own = showsOwn ? draft : null
  const { designs: matching, isCounting } = useMatchingDesigns(filter, narrowed, own)
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
                <Plural value={matching.length} one="# design" other="# designs" /> with {matching.flat().length}{' '}
                combinations of fonts and colors
              </Trans>
            </p>
            <TraitBar traits={narrowed.traits} onChange={(traits) => setNarrowed({ ...narrowed, traits })} />
          </div>
          <NarrowFields filter={narrowed} onChange={setNarrowed} hasPages={own !== null} />
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
                  draft={own}
                  busy={busy}
                  onUse={onUse}
                />
              ))}
            </div>
          ) : (
            <NoMatch isCounting={isCounting} isNarrowed={!isUnfiltered(narrowed)} />
          )}
        </>
      ) : (
        <GallerySkeleton />
      )}
    </section>
  )
}

const NoMatch = ({ isCounting, isNarrowed }: { isCounting: boolean; isNarrowed: boolean }) => (
  <p role="status" className="mt-8 border-y border-line py-16 text-center text-ink-soft">
    {isCounting && <Trans>Counting the pages in each design…</Trans>}
    {!isCounting && isNarrowed && <Trans>No templates match all of these filters. Try turning one off.</Trans>}
    {!isCounting && !isNarrowed && <Trans>No templates found in this category.</Trans>}
  </p>
)
