import type { WordBlock, WordPageSize, WordParagraph } from '../word-model.ts'
import { arrangeHeadedRow, arrangeTable, isHeadedRow, isHeadRow, type PlacedCell } from './arrange-table.ts'
import { type Area, buildLines, createFontIndex, type FontIndex } from './build-lines.ts'
import { type OrderedBox, orderBoxes, type PlacedBox } from './order-boxes.ts'
import type { PlacedLine } from './placed-line.ts'

export interface Placed {
  readonly lines: PlacedLine[]
  readonly fonts: FontIndex
  readonly pages: number
  /** Bottom of the longest page. */
  readonly bottom: number
  readonly hiddenTexts: string[]
}

interface Cursor {
  page: number
  y: number
  /** In a cell pages are counted, not started: all of a row stands on one page. */
  pendingPages: number | undefined
  /** Whether text stands on the page so far. */
  isPageUsed: boolean
}

interface Placing {
  readonly lines: PlacedLine[]
  readonly cursor: Cursor
  readonly shared: {
    readonly fonts: FontIndex
    readonly page: WordPageSize
    readonly hiddenTexts: string[]
    bottom: number
    pages: number
  }
}

/** Height of a line, in em: line spacing that the file sets is left out, so that paragraphs stay whole. */
const LINE_HEIGHT_EM = 1.2
const MAX_SPACE_PT = 60
const MAX_PAGES = 400
const MAX_COLUMN = 20

/** Lines in reading order, one for each paragraph or line break, with places that show the spaces between paragraphs. */
export const placeBlocks = (blocks: readonly (readonly WordBlock[])[], page: WordPageSize): Placed => {
  const fonts = createFontIndex()
  const shared = { fonts, page, hiddenTexts: [], bottom: 0, pages: 1 }
  const placing: Placing = {
    lines: [],
    cursor: { page: 1, y: page.marginTop, isPageUsed: false, pendingPages: undefined },
    shared,
  }
  const area = { x: page.marginLeft, width: Math.max(100, page.width - page.marginLeft - page.marginRight), column: 0 }
  for (const part of blocks) placeAll(part, area, placing)
  return { lines: placing.lines, fonts, pages: shared.pages, bottom: shared.bottom, hiddenTexts: shared.hiddenTexts }
}

const placeAll = (blocks: readonly WordBlock[], area: Area, placing: Placing): void => {
  let above: WordParagraph | undefined
  let boxes: PlacedBox[] = []
  const placeBoxes = (): void => {
    for (const box of orderBoxes(boxes)) placeBox(box, area, placing)
    boxes = []
  }
  for (const block of blocks) {
    const hasText = block.kind !== 'paragraph' || block.runs.some((run) => run.text.trim() !== '')
    if (hasText) placeBoxes()
    if (block.kind === 'paragraph') boxes.push(...placeParagraph(block, above, area, placing))
    else if (block.kind === 'table') placeTable(block, area, placing)
    else if (block.kind === 'box') boxes.push({ box: block, top: block.y ?? placing.cursor.y })
    else if (block.newPage) startPage(placing)
    above = block.kind === 'paragraph' ? block : undefined
  }
  placeBoxes()
}

const startPage = ({ cursor, shared }: Placing): void => {
  if (!cursor.isPageUsed || cursor.page >= MAX_PAGES) return
  if (cursor.pendingPages !== undefined) {
    cursor.pendingPages++
    return
  }
  cursor.page++
  cursor.y = shared.page.marginTop
  cursor.isPageUsed = false
  shared.pages = Math.max(shared.pages, cursor.page)
}

const placeParagraph = (
  paragraph: WordParagraph,
  above: WordParagraph | undefined,
  area: Area,
  placing: Placing,
): PlacedBox[] => {
  const { cursor, shared } = placing
  const isTight = above?.style === paragraph.style
  if (paragraph.pageBreakBefore) startPage(placing)
  cursor.y += isTight && paragraph.contextualSpacing ? 0 : clampSpace(paragraph.spaceBefore)
  if (isTight && above?.contextualSpacing) cursor.y -= clampSpace(above.spaceAfter)
  noteHidden(paragraph, placing)
  const top = cursor.y
  const built = buildLines(paragraph, area, shared.fonts)
  const isOnlyBoxes = paragraph.boxes.length > 0 && built.every(({ line }) => line === undefined)
  for (const { line, size, end, startsPage, breaksPage, runs } of built) {
    if (startsPage) startPage(placing)
    if (!isOnlyBoxes) cursor.y += LINE_HEIGHT_EM * size
    if (line) {
      placing.lines.push({ line: { ...line, y: cursor.y }, page: cursor.page, runs })
      cursor.isPageUsed = true
      shared.bottom = Math.max(shared.bottom, cursor.y)
    }
    if (end === 'page' || breaksPage) startPage(placing)
  }
  cursor.y += clampSpace(paragraph.spaceAfter)
  return paragraph.boxes.map((box) => ({ box, top: box.isBelowText ? top + (box.y ?? 0) : (box.y ?? top) }))
}

const clampSpace = (space: number): number => Math.max(0, Math.min(MAX_SPACE_PT, space))

const noteHidden = (paragraph: WordParagraph, { shared }: Placing): void => {
  const hidden = paragraph.runs.filter((run) => run.hidden && run.text.trim() !== '')
  if (hidden.length > 0)
    shared.hiddenTexts.push(
      hidden
        .map((run) => run.text)
        .join('')
        .trim(),
    )
}

/** A text box is read where it is anchored. A tall one beside other text is a column. */
const placeBox = ({ box, column }: OrderedBox, area: Area, placing: Placing): void => {
  const { cursor } = placing
  const inner: Area = {
    x: box.x ?? area.x,
    width: Math.max(40, box.width ?? area.width),
    column: Math.min(MAX_COLUMN, area.column + column),
  }
  const below = cursor.y
  if (column > 0) cursor.y = Math.min(below, placing.shared.page.marginTop)
  placeAll(box.blocks, inner, placing)
  if (column > 0) cursor.y = below
}

const placeTable = (table: Extract<WordBlock, { kind: 'table' }>, area: Area, placing: Placing): void => {
  const { cursor } = placing
  const lefts = toLefts(table.grid, area.width)
  let hasHeads = false
  for (const row of table.rows) {
    const top = { ...cursor }
    let end: Cursor = { ...cursor, pendingPages: 0 }
    const cells = row
      .filter((cell) => !cell.isContinued)
      .map((cell): PlacedCell => {
        const x = area.x + table.indent + (lefts[cell.at] ?? 0)
        const right = area.x + table.indent + (lefts[cell.at + cell.span] ?? lefts.at(-1) ?? area.width)
        const own: Placing = { lines: [], cursor: { ...top, pendingPages: 0 }, shared: placing.shared }
        placeAll(cell.blocks, { x, width: Math.max(20, right - x - 10), column: area.column }, own)
        end = laterOf(end, own.cursor)
        return { lines: own.lines, x, right }
      })
      .filter(({ lines }) => lines.length > 0)
    hasHeads ||= isHeadRow(cells)
    placing.lines.push(...(hasHeads && isHeadedRow(cells) ? arrangeHeadedRow(cells) : arrangeTable(cells, MAX_COLUMN)))
    Object.assign(cursor, end, { pendingPages: top.pendingPages })
    for (let i = 0; i < (end.pendingPages ?? 0); i++) {
      cursor.isPageUsed = true
      startPage(placing)
    }
  }
}

const laterOf = (a: Cursor, b: Cursor): Cursor => ({
  ...(b.y > a.y ? b : a),
  isPageUsed: a.isPageUsed || b.isPageUsed,
  pendingPages: Math.max(a.pendingPages ?? 0, b.pendingPages ?? 0),
})

/** Left edges of the grid's columns and the right edge of the last one, scaled to the room there is. */
const toLefts = (grid: readonly number[], room: number): number[] => {
  const total = grid.reduce((sum, width) => sum + width, 0)
  const scale = total > room * 1.3 ? room / total : 1
  const lefts = [0]
  for (const width of grid) lefts.push((lefts.at(-1) ?? 0) + width * scale)
  return lefts
}
