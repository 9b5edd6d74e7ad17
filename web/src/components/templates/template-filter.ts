import type { Template } from '#shared/templates/template.ts'
import { suitsTrade, type Trade } from '#shared/templates/trades.ts'
import { hasTraits, type Trait } from './traits.ts'

/** Pages of a person's own resume; the last one stands for more too. */
export const PAGE_COUNTS = [1, 2, 3] as const
export type PageCount = (typeof PAGE_COUNTS)[number]

/** What designs are narrowed down to; null for any. */
export interface TemplateFilter {
  readonly traits: readonly Trait[]
  readonly trade: Trade | null
  readonly pages: PageCount | null
}

export const NO_FILTER: TemplateFilter = { traits: [], trade: null, pages: null }

/** Whether a filter leaves every template. */
export const isUnfiltered = ({ traits, trade, pages }: TemplateFilter): boolean =>
  traits.length === 0 && trade === null && pages === null

/** Whether a template passes a filter. `pages`: by template id; one that is not counted yet does not pass. */
export const passesFilter =
  (filter: TemplateFilter, pages: ReadonlyMap<string, number>) =>
  (template: Template): boolean => {
    const { trade } = filter
    if (!hasTraits(filter.traits)(template) || (trade && !suitsTrade(template, trade))) return false
    if (filter.pages === null) return true
    const count = pages.get(template.id)
    return count !== undefined && Math.min(count, PAGE_COUNTS.length) === filter.pages
  }
