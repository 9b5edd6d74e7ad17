import { findDateRange } from '../../fields/dates/find-date-range.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import type { WordBlock, WordParagraph } from '../word-model.ts'

const BULLET = '•'
/** Longer text is no title. */
const MAX_TITLE_CHARS = 120

/**
 * Some files set headings and titles of entries as items of a list. They lose their bullet: headings by their words, other
 * titles when all of their text is bold and that of most items is not, or when half of their list has dates.
 */
export const dropTitleMarkers = (body: readonly WordBlock[]): WordBlock[] => {
  const blocks = mapParagraphs(body, toListItem)
  const items = { bold: 0, plain: 0 }
  countItems(blocks, items)
  const dated = findDatedItems(blocks)
  return mapParagraphs(blocks, (paragraph, original) => {
    if (paragraph.marker === '') return paragraph
    return dated.has(original) || isTitle(paragraph, items.plain > items.bold)
      ? { ...paragraph, marker: '' }
      : paragraph
  })
}

const TYPED_BULLET = /^\s*[•●▪■◦○‣◆❖➢►✓]\s*/

/** A bullet typed by hand, with the tab after it, becomes the paragraph's marker. */
const toListItem = (paragraph: WordParagraph): WordParagraph => {
  const [first, ...rest] = paragraph.runs
  if (!first || paragraph.marker !== '' || !TYPED_BULLET.test(first.text)) return paragraph
  const text = first.text.replace(TYPED_BULLET, '')
  const after = text === '' && rest[0]?.text === '\t' ? rest.slice(1) : rest
  return { ...paragraph, marker: BULLET, runs: text === '' ? after : [{ ...first, text }, ...after] }
}

/** Items with a range of dates in lists of which at least half have one: entries, not what was done in a job. */
const findDatedItems = (blocks: readonly WordBlock[]): ReadonlySet<WordParagraph> => {
  const dated = new Set<WordParagraph>()
  let list: WordParagraph[] = []
  const closeList = (): void => {
    const withDates = list.filter((item) => findDateRange(textOf(item))?.isRange)
    if (withDates.length * 2 >= list.length) for (const item of withDates) dated.add(item)
    list = []
  }
  for (const block of blocks) {
    if (block.kind === 'paragraph' && block.marker !== '') {
      if (list[0] && list[0].indent !== block.indent) closeList()
      list.push(block)
    } else if (block.kind !== 'paragraph' || textOf(block) !== '') closeList()
  }
  closeList()
  return dated
}

const textOf = ({ runs }: WordParagraph): string =>
  runs
    .map((run) => run.text)
    .join('')
    .trim()

const isTitle = (paragraph: WordParagraph, isBoldRare: boolean): boolean => {
  const text = textOf(paragraph)
  if (text.length > MAX_TITLE_CHARS) return false
  return isHeadingText(text) || (paragraph.marker === BULLET && isBoldRare && isBold(paragraph))
}

const isBold = ({ runs }: WordParagraph): boolean =>
  runs.every((run) => run.bold || run.hidden || run.text.trim() === '')

const countItems = (blocks: readonly WordBlock[], items: { bold: number; plain: number }): void => {
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      if (block.marker === BULLET) items[isBold(block) ? 'bold' : 'plain']++
      countItems(block.boxes, items)
    } else if (block.kind === 'box') countItems(block.blocks, items)
    else if (block.kind === 'table') for (const cell of block.rows.flat()) countItems(cell.blocks, items)
  }
}

/** The blocks with each paragraph changed, also those in tables and boxes. */
export const mapParagraphs = (
  blocks: readonly WordBlock[],
  change: (paragraph: WordParagraph, original: WordParagraph) => WordParagraph,
): WordBlock[] =>
  blocks.map((block): WordBlock => {
    if (block.kind === 'box') return { ...block, blocks: mapParagraphs(block.blocks, change) }
    if (block.kind === 'table') {
      const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: mapParagraphs(cell.blocks, change) })))
      return { ...block, rows }
    }
    if (block.kind !== 'paragraph') return block
    const boxes = block.boxes.map((box) => ({ ...box, blocks: mapParagraphs(box.blocks, change) }))
    return change({ ...block, boxes }, block)
  })
