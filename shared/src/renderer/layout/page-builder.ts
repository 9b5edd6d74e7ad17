import type { BlockBox, MeasuredBlock, TextSegment } from '../compose/blocks.ts'
import type { HeaderLayout } from '../compose/header-types.ts'
import type { Style } from '../compose/style.ts'
import type { DrawList, DrawListPage, PositionedPicture, PositionedText } from '../draw/draw-list.ts'
import { type Shape, translateShape } from '../draw/shapes.ts'
import type { Typeface } from '../fonts/typeface.ts'
import type { Column } from './page-geometry.ts'
import { measureRows, type Placement } from './paginate.ts'

interface MutablePage {
  readonly shapes: Shape[]
  readonly pictures: PositionedPicture[]
  readonly texts: PositionedText[]
}

/** Collects the contents of pages. Texts must be added in reading order. */
export interface PageBuilder {
  readonly pages: readonly DrawListPage[]
  addShapes(page: number, shapes: readonly Shape[]): void
  addPicture(page: number, picture: PositionedPicture): void
  addHeader(header: HeaderLayout): void
  addPlacement(placement: Placement): void
}

/** Creates a builder without pages; adding to a page creates it. */
export const createPageBuilder = (): PageBuilder => {
  const pages: MutablePage[] = []
  const getPage = (page: number): MutablePage => {
    while (pages.length <= page) pages.push({ shapes: [], pictures: [], texts: [] })
    return pages[page] ?? { shapes: [], pictures: [], texts: [] }
  }
  let entry: { group: number | undefined; page: number; start: number } = { group: undefined, page: 0, start: 0 }
  const addPlacement = ({ measured, page, x, y, from, to, gap }: Placement): void => {
    const { shapes, texts } = getPage(page)
    const group = measured.block.entryGroup
    if (entry.group !== group || entry.page !== page) entry = { group, page, start: texts.length }
    const box = getBlockBox(measured, from, to, gap)
    shapes.push(...(measured.block.shapes?.(box) ?? []).map((shape) => translateShape(shape, x, y)))
    let top = y + (from === 0 ? (measured.block.padding?.top ?? 0) : 0)
    for (const row of measured.rows.slice(from, to)) {
      shapes.push(...row.shapes.map((shape) => translateShape(shape, x, top)))
      for (const segment of row.segments) {
        const text = { ...segment, x: x + segment.x, y: top + segment.y }
        if (segment.drawFirst) texts.splice(entry.start, 0, text)
        else texts.push(text)
      }
      top += row.height
    }
  }
  return {
    pages,
    addShapes: (page, shapes) => void getPage(page).shapes.push(...shapes),
    addPicture: (page, picture) => void getPage(page).pictures.push(picture),
    addPlacement,
    addHeader: ({ columns, shapes }) => {
      getPage(0).shapes.push(...shapes)
      for (const { x, y, measured } of columns) {
        let top = y
        for (const [i, item] of measured.entries()) {
          const gap = i === 0 ? 0 : item.block.gap
          top += gap
          addPlacement({ measured: item, index: i, page: 0, x, y: top, from: 0, to: item.rows.length, gap })
          top += item.height
        }
      }
    },
  }
}

const getBlockBox = (measured: MeasuredBlock, from: number, to: number, gap: number): BlockBox => {
  const segments: readonly TextSegment[] = measured.rows.slice(from, to).flatMap((row) => row.segments)
  const padTop = from === 0 ? (measured.block.padding?.top ?? 0) : 0
  return {
    width: measured.width,
    height: measureRows(measured, from, to),
    gap,
    textLeft: Math.min(...segments.map((segment) => segment.x)),
    textRight: Math.max(...segments.map((segment) => segment.x + segment.width)),
    baseline: padTop + (segments[0]?.y ?? 0),
  }
}

/** Name and page number at the foot or head of page two and later; pagination artifacts, not part of the text. */
export const createFooterTexts = (
  page: number,
  pages: number,
  name: string,
  label: (page: number, pages: number) => string,
  style: Style,
  typeface: Typeface,
  column: Column,
): PositionedText[] => {
  if (page === 0) return []
  const { template, palette, paper, margin } = style
  const size = 9
  const y =
    template.furniture === 'header' ? Math.max(26, margin.y * 0.62) : paper.height - Math.max(26, margin.y * 0.6)
  const create = (text: string, align: number): PositionedText => {
    const width = typeface.width(text, 'regular', size)
    const x = column.x + (column.width - width) * align
    return { node: undefined, text, width, x, y, size, weight: 'regular', color: palette.muted }
  }
  if (template.furniture === 'footer-center') return [create(label(page + 1, pages), 0.5)]
  const [left, right] = [create(name, 0), create(label(page + 1, pages), 1)]
  return left.width > 0 && left.width < column.width - right.width - 20 ? [left, right] : [right]
}

/** What stands at the foot of a page. */
export interface PageFooter {
  readonly pictures?: readonly PositionedPicture[]
  readonly texts: readonly PositionedText[]
}

/** Completes the pages with their footers. `createFooter`: for a page index from 0. */
export const buildDrawList = (
  builder: PageBuilder,
  metadata: Omit<DrawList, 'pages'>,
  createFooter: (page: number) => PageFooter,
): DrawList => ({
  ...metadata,
  pages: builder.pages.map((page, i) => {
    const { pictures = [], texts } = createFooter(i)
    return { ...page, pictures: [...page.pictures, ...pictures], texts: [...page.texts, ...texts] }
  }),
})
