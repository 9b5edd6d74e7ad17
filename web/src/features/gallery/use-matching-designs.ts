import { useDeferredValue, useMemo } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { passesFilter, type TemplateFilter } from '#web/components/templates/template-filter.ts'
import { usePageCounts } from '#web/components/templates/use-page-counts.ts'
import { useTemplates } from '#web/components/templates/use-templates.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { type Filter, matchesFilter } from './categories.ts'
import { groupDesigns } from './group-designs.ts'
import { createOwnRequest } from './render-thumbnail.ts'

interface MatchingDesigns {
  /** The variants of each design; null until the catalog is loaded. */
  readonly designs: readonly (readonly [Template, ...Template[]])[] | null
  /** Designs may be missing because their pages are not counted yet. */
  readonly isCounting: boolean
}

/** The designs of a category that pass a filter. `own`: the resume whose pages count; null to ignore the pages. */
export const useMatchingDesigns = (category: Filter, filter: TemplateFilter, own: Draft | null): MatchingDesigns => {
  const templates = useTemplates()
  const shownCategory = useDeferredValue(category)
  const shownFilter = useDeferredValue(filter)
  const all = useMemo(() => templates && groupDesigns(templates), [templates])
  const firsts = useMemo(() => all?.map(([first]) => first) ?? null, [all])
  const counted = shownFilter.pages === null ? null : own
  const pages = usePageCounts(counted && `${counted.id} ${counted.version}`, firsts, (template) =>
    counted ? createOwnRequest(counted, template) : Promise.reject(new Error('no resume')),
  )
  const passes = passesFilter(own ? shownFilter : { ...shownFilter, pages: null }, pages)
  const designs = all?.filter(([first]) => matchesFilter(shownCategory)(first) && passes(first)) ?? null
  return { designs, isCounting: counted !== null && firsts !== null && pages.size < firsts.length }
}
