import type { Style } from '../compose/style.ts'
import type { Frame } from './paginate.ts'

/** Left edge and width in pt. */
export interface Column {
  readonly x: number
  readonly width: number
}

/** The columns of a page in pt. */
export interface PageGeometry {
  readonly full: Column
  readonly main: Column
  readonly sidebar: Column | undefined
  /** The filled area of the sidebar, to the page edge. */
  readonly sidebarBackground: { readonly x: number; readonly width: number } | undefined
  /** X of the line between sidebar and main column. */
  readonly sidebarRuleX: number | undefined
  readonly top: number
  readonly bottom: number
  readonly laterBottom: number
}

const GUTTER_PT = 26
const FOOTER_HEIGHT_PT = 16
/** What is left of a filled sidebar on the pages after its last one. */
const STRIP_WIDTH_PT = 16

/** Positions the columns of a template on its paper. */
export const createPageGeometry = ({ template, paper, margin }: Style): PageGeometry => {
  const full = { x: margin.x, width: paper.width - 2 * margin.x }
  const common = {
    full,
    top: margin.y,
    bottom: paper.height - margin.y,
    laterBottom: paper.height - margin.y - FOOTER_HEIGHT_PT,
  }
  const { layout, sidebar } = template
  if (layout === 'single')
    return { ...common, main: full, sidebar: undefined, sidebarBackground: undefined, sidebarRuleX: undefined }
  const filled = sidebar.background !== 'none' && sidebar.background !== 'rule'
  const edge = paper.width * sidebar.width
  const inner = filled ? Math.max(20, margin.x * 0.55) : margin.x
  const sidebarWidth = edge - inner - (filled ? 18 : 0)
  const mainX = edge + GUTTER_PT
  const mainWidth = paper.width - mainX - margin.x
  const left = layout === 'sidebar-left'
  const mirror = (x: number, width: number) => (left ? x : paper.width - x - width)
  return {
    ...common,
    main: { x: mirror(mainX, mainWidth), width: mainWidth },
    sidebar: { x: mirror(inner, sidebarWidth), width: sidebarWidth },
    sidebarBackground: filled ? { x: mirror(0, edge), width: edge } : undefined,
    sidebarRuleX: sidebar.background === 'rule' ? mirror(edge + GUTTER_PT / 2, 0) : undefined,
  }
}

/** The columns of the pages after the sidebar's last one: text over the full width, and the sidebar's color at the edge. */
export const createGeometryAfterSidebar = (geometry: PageGeometry, { template, paper }: Style): PageGeometry => {
  const { full, sidebarBackground } = geometry
  const page = { ...geometry, main: full, sidebar: undefined, sidebarRuleX: undefined }
  if (!sidebarBackground) return page
  const left = template.layout === 'sidebar-left'
  const main = { x: full.x + (left ? STRIP_WIDTH_PT : 0), width: full.width - STRIP_WIDTH_PT }
  return { ...page, main, sidebarBackground: { x: left ? 0 : paper.width - STRIP_WIDTH_PT, width: STRIP_WIDTH_PT } }
}

/** The areas of a column by page. `top`: on page one, in pt. Pages after the first have a footer. */
export const createFrames =
  ({ x }: Column, top: number, { top: laterTop, bottom, laterBottom }: PageGeometry) =>
  (page: number): Frame =>
    page === 0 ? { x, top, bottom } : { x, top: laterTop, bottom: laterBottom }

/** The footer does not reach over the filled area of a sidebar. */
export const getFooterColumn = ({ full, main, sidebarBackground }: PageGeometry): Column =>
  sidebarBackground ? main : full
