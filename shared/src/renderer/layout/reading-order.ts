import type { Placement } from './paginate.ts'

/** A placement of the main column with the index of its section. */
export interface SectionPlacement {
  readonly placement: Placement
  readonly section: number
}

/**
 * All placements in the order in which they are read. On each page the sidebar follows the last main section that ends
 * there, so that it does not interrupt a section; on a page in the middle of one, it follows an entry.
 */
export const toReadingOrder = (main: readonly SectionPlacement[], sidebar: readonly Placement[]): Placement[] => {
  const pages = 1 + Math.max(0, ...[...main.map(({ placement }) => placement), ...sidebar].map(({ page }) => page))
  return Array.from({ length: pages }, (_, page) => {
    const own = main.filter(({ placement }) => placement.page === page)
    const aside = sidebar.filter((placement) => placement.page === page)
    const placements = own.map(({ placement }) => placement)
    const at = aside.length === 0 ? 0 : findSidebarIndex(own, main, page)
    return [...placements.slice(0, at), ...aside, ...placements.slice(at)]
  }).flat()
}

const findSidebarIndex = (
  own: readonly SectionPlacement[],
  main: readonly SectionPlacement[],
  page: number,
): number => {
  const continued = own.at(-1)?.section
  const isContinued = main.some(({ placement, section }) => placement.page > page && section === continued)
  if (!isContinued) return own.length
  const at = own.findIndex(({ section }) => section === continued)
  const isContinuation = main.some(({ placement, section }) => placement.page < page && section === continued)
  return at > 0 || !isContinuation ? at : findEntryStart(own)
}

/** The first entry that starts on the page, else the second block. */
const findEntryStart = (own: readonly SectionPlacement[]): number => {
  const getGroup = (i: number) => own[i]?.placement.measured.block.entryGroup
  const at = own.findIndex((_, i) => i > 0 && getGroup(i) !== getGroup(i - 1))
  return at > 0 ? at : Math.min(1, own.length)
}
