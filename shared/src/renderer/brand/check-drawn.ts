import { contrastRatio, MIN_TEXT_CONTRAST } from '../draw/color.ts'
import type { DrawList, DrawListPage, PositionedText } from '../draw/draw-list.ts'

/** Why people cannot read a text of a page. */
export type DrawnProblem =
  | { readonly kind: 'contrast'; readonly text: string; readonly ratio: number }
  | { readonly kind: 'small-text'; readonly text: string; readonly size: number }
  | { readonly kind: 'covered'; readonly text: string }
  | { readonly kind: 'outside'; readonly text: string }

const WHITE = '#ffffff'
const MIN_LARGE_CONTRAST = 3
/** Text from here on is large (WCAG 2.2): 18 pt, bold 14 pt. */
const LARGE_PT = 18
const LARGE_BOLD_PT = 14
const MIN_SIZE_PT = 8
const MAX_QUOTE_CHARS = 40
/** A dot between two items is decoration, which needs no contrast (WCAG 2.2, 1.4.3). */
const LETTER = /[\p{L}\p{N}]/u

/** Texts of a drawn document that people cannot read well: one problem of each kind and page. */
export const checkDrawn = (list: DrawList): DrawnProblem[] => list.pages.flatMap((page) => checkPage(page, list.paper))

const checkPage = (page: DrawListPage, paper: DrawList['paper']): DrawnProblem[] => {
  const found = new Map<DrawnProblem['kind'], DrawnProblem>()
  const add = (problem: DrawnProblem | undefined) => {
    if (problem && !found.has(problem.kind)) found.set(problem.kind, problem)
  }
  for (const text of page.texts) {
    if (text.text.trim() === '') continue
    const quote = text.text.slice(0, MAX_QUOTE_CHARS)
    if (LETTER.test(text.text)) add(checkContrast(text, page, quote))
    if (text.size < MIN_SIZE_PT) add({ kind: 'small-text', text: quote, size: Math.round(text.size * 10) / 10 })
    if (isCovered(text, page)) add({ kind: 'covered', text: quote })
    if (isOutside(text, paper)) add({ kind: 'outside', text: quote })
  }
  return [...found.values()]
}

const checkContrast = (text: PositionedText, page: DrawListPage, quote: string): DrawnProblem | undefined => {
  const ratio = contrastRatio(text.color, findBackground(text, page))
  const isLarge = text.size >= LARGE_PT || (text.weight.includes('bold') && text.size >= LARGE_BOLD_PT)
  return ratio < (isLarge ? MIN_LARGE_CONTRAST : MIN_TEXT_CONTRAST)
    ? { kind: 'contrast', text: quote, ratio: Math.floor(ratio * 10) / 10 }
    : undefined
}

/** The fill of the last area below the middle of a text. */
const findBackground = ({ x, y, width, size }: PositionedText, { shapes }: DrawListPage): string => {
  const [middleX, middleY] = [x + width / 2, y - size * 0.3]
  let fill = WHITE
  for (const shape of shapes) {
    if (shape.kind !== 'rect' || !shape.fill) continue
    const isBelow =
      middleX >= shape.x && middleX <= shape.x + shape.width && middleY >= shape.y && middleY <= shape.y + shape.height
    if (isBelow) fill = shape.fill
  }
  return fill
}

const isCovered = ({ x, y, width, size }: PositionedText, { pictures }: DrawListPage): boolean =>
  pictures.some(
    (picture) =>
      x + width > picture.x + 1 &&
      x < picture.x + picture.width - 1 &&
      y > picture.y + 1 &&
      y - size * 0.7 < picture.y + picture.height - 1,
  )

const isOutside = ({ x, y, width, size }: PositionedText, paper: DrawList['paper']): boolean =>
  x < 0 || x + width > paper.width + 0.5 || y - size * 0.7 < 0 || y > paper.height
