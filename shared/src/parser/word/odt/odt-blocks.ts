import { findChild, findChildren, type XmlElement } from '../../../archive/parse-xml.ts'
import { formatNumber, type NumberFormat } from '../list-number.ts'
import type { WordBlock, WordCell, WordParagraph, WordTable } from '../word-model.ts'
import type { OdtContext } from './odt-context.ts'
import { readOdtInline } from './odt-inline.ts'
import { parseLength } from './odt-styles.ts'

/** The list that a paragraph is in. */
interface ListPlace {
  readonly style: string | undefined
  readonly level: number
  /** Numbers given so far, by level. */
  readonly counts: number[]
  /** Whether the paragraph is the first of its item, which has the marker. */
  isFirst: boolean
}

const BULLET = '•'
const DEFAULT_SIZE_PT = 12
const MAX_CELLS_A_ROW = 200
const MAX_REPEATS = 50
const CONTAINERS = new Set(['text:section', 'text:index-body', 'text:table-of-content', 'text:illustration-index'])

/** Paragraphs, lists and tables of a text, header, cell or frame. */
export const readOdtBlocks = (parent: XmlElement, context: OdtContext, shaded = false): WordBlock[] => {
  const blocks: WordBlock[] = []
  addBlocks(parent, blocks, context, shaded, undefined)
  return blocks
}

const addBlocks = (
  parent: XmlElement,
  blocks: WordBlock[],
  context: OdtContext,
  shaded: boolean,
  list: ListPlace | undefined,
): void => {
  for (const child of parent.children) {
    if (child.name === 'text:p' || child.name === 'text:h') blocks.push(readParagraph(child, context, shaded, list))
    else if (child.name === 'text:list') addList(child, blocks, context, shaded, list)
    else if (child.name === 'table:table') blocks.push(readTable(child, context, shaded))
    else if (CONTAINERS.has(child.name)) addBlocks(child, blocks, context, shaded, list)
    else if (child.name.startsWith('draw:')) addFrame(child, blocks, context)
  }
}

/** A frame that is anchored to the page stands before the text. */
const addFrame = (frame: XmlElement, blocks: WordBlock[], context: OdtContext): void => {
  const holder: XmlElement = { name: 'text:p', attributes: new Map(), children: [frame], text: '' }
  blocks.push(...readOdtInline(holder, {}, false, context).boxes)
}

const addList = (
  element: XmlElement,
  blocks: WordBlock[],
  context: OdtContext,
  shaded: boolean,
  outer: ListPlace | undefined,
): void => {
  const style = element.attributes.get('text:style-name') ?? outer?.style
  const level = outer ? Math.min(10, outer.level + 1) : 1
  const counts = outer?.counts ?? []
  counts.length = Math.min(counts.length, level)
  for (const item of element.children) {
    if (item.name !== 'text:list-item' && item.name !== 'text:list-header') continue
    const place: ListPlace = { style, level, counts, isFirst: item.name === 'text:list-item' }
    addBlocks(item, blocks, context, shaded, place)
  }
}

const readParagraph = (
  element: XmlElement,
  context: OdtContext,
  shaded: boolean,
  list: ListPlace | undefined,
): WordParagraph => {
  const { styles } = context
  const name = element.attributes.get('text:style-name')
  const style = styles.get('paragraph', name, styles.getDefault('paragraph'))
  const { runs, boxes } = readOdtInline(element, style, shaded || style.shaded === true, context)
  const hasText = runs.some((run) => run.text.trim() !== '' && !run.hidden)
  const level = list && findLevel(styles.lists.get(list.style ?? style.listStyle ?? ''), list.level)
  const marker = list && hasText && list.isFirst ? nextMarker(list, level) : ''
  if (list && hasText) list.isFirst = false
  return {
    kind: 'paragraph',
    runs,
    marker,
    indent: list ? (readLevelIndent(level) ?? list.level * 18) : (style.indent ?? 0),
    firstLineIndent: list ? 0 : (style.firstLineIndent ?? 0),
    spaceBefore: style.spaceBefore ?? 0,
    spaceAfter: style.spaceAfter ?? 0,
    align: style.align ?? 'left',
    tabs: style.tabs ?? [],
    style: name ?? '',
    contextualSpacing: false,
    pageBreakBefore: style.pageBreakBefore === true,
    size: style.size ?? DEFAULT_SIZE_PT,
    boxes,
  }
}

const findLevel = (list: XmlElement | undefined, level: number): XmlElement | undefined =>
  list?.children.find(({ attributes }) => attributes.get('text:level') === String(level))

const readLevelIndent = (level: XmlElement | undefined): number | undefined => {
  const properties = findChild(level, 'style:list-level-properties')
  const alignment = findChild(properties, 'style:list-level-label-alignment')
  return (
    parseLength(alignment?.attributes.get('fo:margin-left')) ??
    parseLength(properties?.attributes.get('text:space-before'))
  )
}

const FORMATS: Readonly<Record<string, NumberFormat>> = {
  '1': 'decimal',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
}

const nextMarker = (list: ListPlace, level: XmlElement | undefined): string => {
  if (level?.name !== 'text:list-level-style-number') return BULLET
  const { attributes } = level
  const format = FORMATS[attributes.get('style:num-format') ?? '']
  if (!format) return ''
  const start = Number.parseInt(attributes.get('text:start-value') ?? '1', 10) || 1
  const value = (list.counts[list.level] ?? start - 1) + 1
  list.counts[list.level] = value
  return `${attributes.get('style:num-prefix') ?? ''}${formatNumber(value, format)}${attributes.get('style:num-suffix') ?? ''}`
}

const readTable = (element: XmlElement, context: OdtContext, shaded: boolean): WordTable => {
  const rows: WordCell[][] = []
  const grid: number[] = []
  const visit = (parent: XmlElement): void => {
    for (const child of parent.children) {
      if (child.name === 'table:table-row') rows.push(readRow(child, context, shaded))
      else if (child.name === 'table:table-column') {
        const width = context.styles.get('table-column', child.attributes.get('table:style-name')).width ?? 0
        for (let i = 0; i < readCount(child, 'table:number-columns-repeated') && grid.length < MAX_CELLS_A_ROW; i++)
          grid.push(width)
      } else visit(child)
    }
  }
  visit(element)
  return { kind: 'table', rows, grid, indent: 0 }
}

const readCount = ({ attributes }: XmlElement, name: string): number =>
  Math.max(1, Math.min(MAX_REPEATS, Number.parseInt(attributes.get(name) ?? '1', 10) || 1))

const readRow = (row: XmlElement, context: OdtContext, shaded: boolean): WordCell[] => {
  const cells: WordCell[] = []
  let at = 0
  for (const cell of [...findChildren(row, 'table:table-cell')].slice(0, MAX_CELLS_A_ROW)) {
    const style = context.styles.get('table-cell', cell.attributes.get('table:style-name'))
    const span = readCount(cell, 'table:number-columns-spanned')
    cells.push({ blocks: readOdtBlocks(cell, context, shaded || style.shaded === true), at, span, isContinued: false })
    at += span
  }
  return cells
}
