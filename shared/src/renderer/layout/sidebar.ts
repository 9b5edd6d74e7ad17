import type { Outline, OutlineSection } from '../../templates/outline/outline.ts'
import type { Block, MeasuredBlock } from '../compose/blocks.ts'
import { composeContactList } from '../compose/contact.ts'
import type { ComposeContext } from '../compose/context.ts'
import { getPhoto } from '../compose/header.ts'
import type { PictureBox } from '../compose/header-types.ts'
import { composeName } from '../compose/name.ts'
import { composeSection, measureBlocks } from '../compose/section.ts'
import type { Column } from './page-geometry.ts'
import type { Placement } from './paginate.ts'

const MAX_PHOTO_SIZE_PT = 96

/** `top` and `bottom`: of the sidebar in pt. */
export interface SidebarInput {
  readonly outline: Outline
  readonly ctx: ComposeContext
  readonly column: Column
  readonly top: number
  readonly bottom: number
  /** The name is in the sidebar. */
  readonly withName: boolean
  readonly withContact: boolean
}

/** The positioned contents of the sidebar. */
export interface SidebarLayout {
  /** Name and contacts, which are read first. */
  readonly header: readonly Placement[]
  readonly body: readonly Placement[]
  /** The sections that fit; the others go to the main column. */
  readonly sections: readonly OutlineSection[]
  readonly picture: PictureBox | undefined
}

/** Fills the sidebar of page one with whole sections, as many as fit. */
export const layoutSidebar = ({
  outline,
  ctx,
  column,
  top,
  bottom,
  withName,
  withContact,
}: SidebarInput): SidebarLayout => {
  const headerBlocks = [
    ...(withName ? composeName(outline, ctx, 'left') : []),
    ...(withContact ? composeContacts(outline, ctx, withName) : []),
  ]
  const source = withName ? getPhoto(outline, ctx.style) : undefined
  const size = Math.min(MAX_PHOTO_SIZE_PT, column.width)
  const headerTop = source ? top + size + 16 : top
  const header = placeBlocks(measureBlocks(headerBlocks, ctx), column, headerTop)
  let y = getBottom(header, headerTop)
  const sidebarSections = ctx.style.template.sidebar.sections
  const sections: OutlineSection[] = []
  const body: Placement[] = []
  for (const section of outline.sections) {
    if (!sidebarSections.some((key) => key === section.key) || section.pageBreak) continue
    const blocks = composeSection(section, ctx, y === top)
    const placements = placeBlocks(measureBlocks(blocks, ctx), column, y, y !== top)
    if (getBottom(placements, y) > bottom) continue
    sections.push(section)
    body.push(...placements)
    y = getBottom(placements, y)
  }
  const picture = source
    ? { source, x: column.x, y: top, size, round: ctx.style.template.photo === 'round' }
    : undefined
  return { header, body, sections, picture }
}

/** The contacts have no heading: below one, parsers no longer assign them to the person. */
const composeContacts = (outline: Outline, ctx: ComposeContext, after: boolean): Block[] =>
  composeContactList(outline.contact, ctx, 'left').map((block, i) =>
    i === 0 && after ? { ...block, gap: ctx.style.gap.section * 0.8 } : block,
  )

const placeBlocks = (
  measured: readonly MeasuredBlock[],
  column: Column,
  top: number,
  gapAboveFirst = false,
): Placement[] => {
  let y = top
  return measured.map((block, index) => {
    y += index === 0 && !gapAboveFirst ? 0 : block.block.gap
    const placement = { measured: block, index, page: 0, x: column.x, y, from: 0, to: block.rows.length }
    y += block.height
    return placement
  })
}

const getBottom = (placements: readonly Placement[], fallback: number): number => {
  const last = placements.at(-1)
  return last ? last.y + last.measured.height : fallback
}
