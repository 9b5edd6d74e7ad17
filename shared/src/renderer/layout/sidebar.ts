import type { Outline, OutlineSection } from '../../templates/outline/outline.ts'
import type { Block, Measured } from '../compose/blocks.ts'
import { contactStack } from '../compose/contact.ts'
import type { Compose } from '../compose/context.ts'
import { photoOf } from '../compose/header.ts'
import type { Picture } from '../compose/header-types.ts'
import { nameBlocks } from '../compose/name.ts'
import { measureAll, sectionBlocks } from '../compose/section.ts'
import type { Column } from './page-geometry.ts'
import type { Placement } from './paginate.ts'

const PHOTO = 96

export interface RailInput {
  readonly outline: Outline
  readonly ctx: Compose
  readonly column: Column
  readonly top: number
  readonly bottom: number
  /** The name stands in the rail. */
  readonly withName: boolean
  readonly withContact: boolean
}

export interface Rail {
  /** Name and contacts: read first. */
  readonly head: readonly Placement[]
  readonly body: readonly Placement[]
  /** The sections that stand here; the others go to the main column. */
  readonly sections: readonly OutlineSection[]
  readonly picture: Picture | undefined
}

/** Fills the rail of the first page with whole sections, as many as fit. */
export const layoutSidebar = ({ outline, ctx, column, top, bottom, withName, withContact }: RailInput): Rail => {
  const headBlocks = [
    ...(withName ? nameBlocks(outline, ctx, 'left') : []),
    ...(withContact ? contactBlocks(outline, ctx, withName) : []),
  ]
  const source = withName ? photoOf(outline, ctx.style) : undefined
  const size = Math.min(PHOTO, column.width)
  const headTop = source ? top + size + 16 : top
  const head = placed(measureAll(headBlocks, ctx), column, headTop)
  let y = bottomOf(head, headTop)
  const wanted = ctx.style.template.rail.sections
  const sections: OutlineSection[] = []
  const body: Placement[] = []
  for (const section of outline.sections) {
    if (!wanted.some((key) => key === section.key) || section.pageBreak) continue
    const blocks = sectionBlocks(section, ctx, y === top)
    const placements = placed(measureAll(blocks, ctx), column, y, y !== top)
    if (bottomOf(placements, y) > bottom) continue
    sections.push(section)
    body.push(...placements)
    y = bottomOf(placements, y)
  }
  const picture = source
    ? { source, x: column.x, y: top, size, round: ctx.style.template.photo === 'round' }
    : undefined
  return { head, body, sections, picture }
}

/** The contacts, with no heading of their own: under one, parsers no longer take them for the person's. */
const contactBlocks = (outline: Outline, ctx: Compose, after: boolean): Block[] =>
  contactStack(outline.contact, ctx, 'left').map((block, i) =>
    i === 0 && after ? { ...block, gap: ctx.style.gap.section * 0.8 } : block,
  )

const placed = (measured: readonly Measured[], column: Column, top: number, spaced = false): Placement[] => {
  let y = top
  return measured.map((one, index) => {
    y += index === 0 && !spaced ? 0 : one.block.gap
    const placement = { measured: one, index, page: 0, x: column.x, y, from: 0, to: one.rows.length }
    y += one.height
    return placement
  })
}

const bottomOf = (placements: readonly Placement[], otherwise: number): number => {
  const last = placements.at(-1)
  return last ? last.y + last.measured.height : otherwise
}
