import { isHeadingText } from '../../lexicon/headings.ts'
import type { WordBlock, WordParagraph } from '../word-model.ts'

const BULLET = '•'
/** Longer text is no title. */
const MAX_TITLE_CHARS = 120

/**
 * Some files set headings and titles of entries as items of a list. They lose their bullet: headings by their words, other
 * titles when all of their text is bold and that of most items is not.
 */
export const dropTitleMarkers = (blocks: readonly WordBlock[]): WordBlock[] => {
  const items = { bold: 0, plain: 0 }
  countItems(blocks, items)
  return mapParagraphs(blocks, (paragraph) => {
    if (paragraph.marker === '' || !isTitle(paragraph, items.plain > items.bold)) return paragraph
    return { ...paragraph, marker: '' }
  })
}

const isTitle = (paragraph: WordParagraph, isBoldRare: boolean): boolean => {
  const text = paragraph.runs
    .map((run) => run.text)
    .join('')
    .trim()
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

const mapParagraphs = (
  blocks: readonly WordBlock[],
  change: (paragraph: WordParagraph) => WordParagraph,
): WordBlock[] =>
  blocks.map((block): WordBlock => {
    if (block.kind === 'box') return { ...block, blocks: mapParagraphs(block.blocks, change) }
    if (block.kind === 'table') {
      const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: mapParagraphs(cell.blocks, change) })))
      return { ...block, rows }
    }
    if (block.kind !== 'paragraph') return block
    const boxes = block.boxes.map((box) => ({ ...box, blocks: mapParagraphs(box.blocks, change) }))
    return change({ ...block, boxes })
  })
