import type { Outline, OutlineSection } from '../../templates/outline/outline.ts'
import type { MeasuredBlock } from '../compose/blocks.ts'
import { composeContactLine } from '../compose/contact.ts'
import type { ComposeContext } from '../compose/context.ts'
import { composeSection, measureBlocks } from '../compose/section.ts'
import type { Palette, Style } from '../compose/style.ts'
import { type Column, createFrames, type PageGeometry } from './page-geometry.ts'
import { type Placement, paginate } from './paginate.ts'
import type { SectionPlacement } from './reading-order.ts'

/** Creates what a column is composed with. `indent`: in pt, that of the template by default. */
export type ContextFactory = (
  column: Column,
  region: ComposeContext['region'],
  palette: Palette,
  indent?: number,
) => ComposeContext

/** What a main column is made from. */
export interface MainColumnInput {
  readonly outline: Outline
  readonly style: Style
  readonly geometry: PageGeometry
  /** Of the pages after the sidebar's last one. */
  readonly after: PageGeometry
  readonly compose: ContextFactory
  /** On page one, in pt. */
  readonly top: number
  readonly contactFirst: boolean
  readonly sections: readonly OutlineSection[]
  /** Pages with a sidebar; undefined when the design has none. */
  readonly sidebarPages: number | undefined
}

interface ComposedColumn {
  readonly blocks: readonly MeasuredBlock[]
  /** Index of the section of each block. */
  readonly sectionIndexes: readonly number[]
}

/** Lays out the sections beside the sidebar, and over the full width on the pages after its last one. */
export const layoutMainColumn = (input: MainColumnInput): SectionPlacement[] => {
  const { geometry, after, top, sidebarPages } = input
  const beside = composeMainColumn(input, geometry.main)
  const frames = createFrames(geometry.main, top, geometry)
  const placements = paginate(beside.blocks, frames)
  const findNext = (placed: readonly Placement[]) => placed.find(({ page }) => page === sidebarPages)
  const isSplit = (findNext(placements)?.from ?? 0) > 0
  const whole = isSplit ? paginate(beside.blocks, frames, { splitsParagraphs: false }) : placements
  const next = findNext(whole)
  if (sidebarPages === undefined || !next || next.from > 0 || !isBreakable(beside.blocks, next.index))
    return addSections(placements, beside)
  const over = composeMainColumn(input, after.main)
  const start = findSameStart(beside.blocks, next.index, over.blocks)
  const rest = paginate(over.blocks.slice(start), (page) => createFrames(after.main, top, after)(page + sidebarPages))
  return [
    ...addSections(
      whole.filter(({ page }) => page < sidebarPages),
      beside,
    ),
    ...addSections(
      rest.map((placement) => ({
        ...placement,
        page: placement.page + sidebarPages,
        index: placement.index + start,
      })),
      over,
    ),
  ]
}

const addSections = (placements: readonly Placement[], { sectionIndexes }: ComposedColumn): SectionPlacement[] =>
  placements.map((placement) => ({ placement, section: sectionIndexes[placement.index] ?? 0 }))

/** Whether a page may begin with a block. */
const isBreakable = (blocks: readonly MeasuredBlock[], index: number): boolean =>
  blocks[index - 1]?.block.keepWithNext !== true

/**
 * Index in `others`, the same sections at another width, of what begins at `index`. Heads of entries take more blocks in
 * a narrow column, so blocks that may begin a page are counted, from the end.
 */
const findSameStart = (blocks: readonly MeasuredBlock[], index: number, others: readonly MeasuredBlock[]): number => {
  const listStarts = (list: readonly MeasuredBlock[]) => list.flatMap((_, i) => (isBreakable(list, i) ? [i] : []))
  return listStarts(others).at(-listStarts(blocks).filter((start) => start >= index).length) ?? index
}

const composeMainColumn = (
  { outline, style, compose, contactFirst, sections }: MainColumnInput,
  column: Column,
): ComposedColumn => {
  const ctx = compose(column, 'main', style.palette)
  const contact = contactFirst ? composeContactLine(outline.contact, { ...ctx, indent: 0 }, 'left') : []
  const groups = [
    ...(contact.length > 0 ? [contact] : []),
    ...sections.map((section, i) => composeSection(section, ctx, i === 0 && contact.length === 0)),
  ]
  return {
    blocks: measureBlocks(groups.flat(), ctx),
    sectionIndexes: groups.flatMap((blocks, i) => blocks.map(() => i)),
  }
}
