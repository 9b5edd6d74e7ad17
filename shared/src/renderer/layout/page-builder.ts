import type { BlockBox, Measured, Piece } from '../compose/blocks.ts'
import type { Header } from '../compose/header-types.ts'
import type { DrawList, DrawnPage, DrawnPicture, DrawnText } from '../draw/draw-list.ts'
import { moved, type Shape } from '../draw/shapes.ts'
import type { Typeface } from '../fonts/typeface.ts'
import type { Style } from '../compose/style.ts'
import { heightOf, type Placement } from './paginate.ts'

interface OpenPage {
  readonly shapes: Shape[]
  readonly pictures: DrawnPicture[]
  readonly texts: DrawnText[]
}

/** Pages being filled. Texts are added in reading order. */
export interface PageBook {
  readonly pages: readonly DrawnPage[]
  shapes(page: number, shapes: readonly Shape[]): void
  picture(page: number, picture: DrawnPicture): void
  header(header: Header): void
  place(placement: Placement): void
}

export const pageBook = (): PageBook => {
  const pages: OpenPage[] = []
  const at = (page: number): OpenPage => {
    while (pages.length <= page) pages.push({ shapes: [], pictures: [], texts: [] })
    return pages[page] ?? { shapes: [], pictures: [], texts: [] }
  }
  let entry: { group: number | undefined; page: number; start: number } = { group: undefined, page: 0, start: 0 }
  const place = ({ measured, page, x, y, from, to }: Placement): void => {
    const { shapes, texts } = at(page)
    const { group } = measured.block
    if (entry.group !== group || entry.page !== page) entry = { group, page, start: texts.length }
    const box = boxOf(measured, from, to)
    shapes.push(...(measured.block.shapes?.(box) ?? []).map((shape) => moved(shape, x, y)))
    let top = y + (from === 0 ? (measured.block.pad?.top ?? 0) : 0)
    for (const row of measured.rows.slice(from, to)) {
      shapes.push(...row.shapes.map((shape) => moved(shape, x, top)))
      for (const piece of row.pieces) {
        const text = { ...piece, x: x + piece.x, y: top + piece.y }
        if (piece.leads) texts.splice(entry.start, 0, text)
        else texts.push(text)
      }
      top += row.height
    }
  }
  return {
    pages,
    shapes: (page, shapes) => void at(page).shapes.push(...shapes),
    picture: (page, picture) => void at(page).pictures.push(picture),
    place,
    header: ({ columns, shapes }) => {
      at(0).shapes.push(...shapes)
      for (const { x, y, measured } of columns) {
        let top = y
        for (const [i, one] of measured.entries()) {
          top += i === 0 ? 0 : one.block.gap
          place({ measured: one, index: i, page: 0, x, y: top, from: 0, to: one.rows.length })
          top += one.height
        }
      }
    },
  }
}

const boxOf = (measured: Measured, from: number, to: number): BlockBox => {
  const pieces: readonly Piece[] = measured.rows.slice(from, to).flatMap((row) => row.pieces)
  const padTop = from === 0 ? (measured.block.pad?.top ?? 0) : 0
  return {
    width: measured.width,
    height: heightOf(measured, from, to),
    textLeft: Math.min(...pieces.map((piece) => piece.x)),
    textRight: Math.max(...pieces.map((piece) => piece.x + piece.width)),
    baseline: padTop + (pieces[0]?.y ?? 0),
  }
}

/** Name and page number at the foot of page two and later; artifacts, not part of the text. */
export const footTexts = (
  page: number,
  pages: number,
  name: string,
  label: (page: number, pages: number) => string,
  style: Style,
  type: Typeface,
): DrawnText[] => {
  if (page === 0) return []
  const size = 9
  const y = style.paper.height - Math.max(22, style.margin.y * 0.6)
  const text = label(page + 1, pages)
  const base = { node: undefined, y, size, weight: 'regular' as const, color: style.palette.muted }
  const width = type.width(text, 'regular', size)
  const own = { ...base, text, width, x: style.paper.width - style.margin.x - width }
  const nameWidth = type.width(name, 'regular', size)
  const fits = nameWidth > 0 && nameWidth < style.paper.width - 2 * style.margin.x - width - 20
  return fits ? [{ ...base, text: name, width: nameWidth, x: style.margin.x }, own] : [own]
}

export const drawList = (
  book: PageBook,
  rest: Omit<DrawList, 'pages'>,
  feet: (page: number) => DrawnText[],
): DrawList => ({
  ...rest,
  pages: book.pages.map((page, i) => ({ ...page, texts: [...page.texts, ...feet(i)] })),
})
