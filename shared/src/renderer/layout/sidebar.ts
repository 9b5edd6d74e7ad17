import type { Outline, OutlineSection } from '../../templates/outline/outline.ts'
import type { Block, MeasuredBlock } from '../compose/blocks.ts'
import { composeContactList } from '../compose/contact.ts'
import type { ComposeContext } from '../compose/context.ts'
import { getPhoto } from '../compose/header.ts'
import type { PictureBox } from '../compose/header-types.ts'
import { composeName } from '../compose/name.ts'
import { composeSection, measureBlocks } from '../compose/section.ts'
import { FOOT_COSTS } from './page-breaks.ts'
import { type Frame, measureRows, type Placement, paginate } from './paginate.ts'

const MAX_PHOTO_SIZE_PT = 96

/** What a sidebar is made from. */
export interface SidebarInput {
  readonly outline: Outline
  readonly sections: readonly OutlineSection[]
  readonly ctx: ComposeContext
  /** The area of the sidebar on a page. */
  readonly getFrame: (page: number) => Frame
  /** The name is in the sidebar. */
  readonly withName: boolean
  readonly withContact: boolean
  readonly withPhoto: boolean
  /** Of the space between blocks, 1 by default. */
  readonly gapFactor?: number
}

/** The positioned contents of the sidebar. */
export interface SidebarLayout {
  /** Name and contacts on page one, which are read first. */
  readonly header: readonly Placement[]
  /** The sections, which continue on the next pages. */
  readonly body: readonly Placement[]
  readonly picture: PictureBox | undefined
  /** The share of its last page down to the end of its text, 0–1. */
  readonly lastPageFill: number
}

/** Lays out the sidebar of all pages: photo, name and contacts, then the sections. */
export const layoutSidebar = ({
  outline,
  sections,
  ctx,
  getFrame,
  withName,
  withContact,
  withPhoto,
  gapFactor = 1,
}: SidebarInput): SidebarLayout => {
  const { x, top } = getFrame(0)
  const headerBlocks = [
    ...(withName ? composeName(outline, ctx, 'left') : []),
    ...(withContact ? composeContacts(outline, ctx, withName) : []),
  ]
  const source = withPhoto ? getPhoto(outline, ctx.style) : undefined
  const size = Math.min(MAX_PHOTO_SIZE_PT, ctx.width)
  const headerTop = source ? top + size + 16 : top
  const header = stackBlocks(measureBlocks(headerBlocks, ctx), x, headerTop)
  const last = header.at(-1)
  const bodyTop = last ? last.y + last.measured.height + ctx.style.gap.section : headerTop
  const blocks = sections
    .flatMap((section, i) => composeWholeSection(section, ctx, i === 0))
    .map((block) => ({ ...block, gap: block.gap * gapFactor }))
  const body = paginate(
    measureBlocks(blocks, ctx),
    (page) => (page === 0 ? { ...getFrame(0), top: bodyTop } : getFrame(page)),
    { footCost: FOOT_COSTS.aside },
  )
  const picture = source ? { source, x, y: top, size, crop: ctx.style.photo } : undefined
  return { header, body, picture, lastPageFill: measureFill(body.at(-1) ?? last, getFrame) }
}

const measureFill = (last: Placement | undefined, getFrame: SidebarInput['getFrame']): number => {
  if (!last) return 0
  const { top, bottom } = getFrame(last.page)
  return (last.y + measureRows(last.measured, last.from, last.to) - top) / (bottom - top)
}

/** Parsers miss the heading of a section that goes on in the sidebar of another page, so it is rather moved whole. */
const composeWholeSection = (section: OutlineSection, ctx: ComposeContext, first: boolean): Block[] => {
  const group = ctx.nextEntryGroup()
  return composeSection(section, ctx, first).map((block) => ({ ...block, entryGroup: group }))
}

/** The contacts have no heading: below one, parsers no longer assign them to the person. */
const composeContacts = (outline: Outline, ctx: ComposeContext, after: boolean): Block[] =>
  composeContactList(outline.contact, ctx, 'left').map((block, i) =>
    i === 0 && after ? { ...block, gap: ctx.style.gap.section * 0.8 } : block,
  )

const stackBlocks = (measured: readonly MeasuredBlock[], x: number, top: number): Placement[] => {
  let y = top
  return measured.map((block, index) => {
    const gap = index === 0 ? 0 : block.block.gap
    y += gap
    const placement = { measured: block, index, page: 0, x, y, from: 0, to: block.rows.length, gap }
    y += block.height
    return placement
  })
}
