import type { ExtractedLine, Warning } from '../extracted-document.ts'
import { hasContact } from '../fields/header/contact-patterns.ts'
import type { Placed } from './layout/place-blocks.ts'
import type { PlacedLine } from './layout/placed-line.ts'
import type { WordBlock, WordContent } from './word-model.ts'

/** Each channel from here on counts as white on white paper. */
const MIN_WHITE_CHANNEL = 0xf0
const MIN_SIZE_PT = 6
const MAX_HIDDEN_LINES = 300

/** What a machine would misread in a Word file, or a person cannot see. */
export const findWordWarnings = (
  content: WordContent,
  { lines: placed, hiddenTexts }: Placed,
  lines: readonly ExtractedLine[],
): Warning[] => {
  const warnings: Warning[] = []
  const columns = lines.reduce((most, line) => Math.max(most, line.column + 1), 1)
  if (columns > 1) warnings.push({ code: 'columns', page: 1, params: { columns } })
  if (content.icons > 0) warnings.push({ code: 'icon-glyphs', page: 1, params: { count: content.icons } })
  for (const text of hiddenTexts.slice(0, MAX_HIDDEN_LINES))
    warnings.push({ code: 'invisible-text', page: 1, quote: quote(text), params: { letters: text.length } })
  if (!content.hasShapes && content.pictures === 0) warnings.push(...findWhiteText(placed))
  const tiny = lines.findIndex((line) => line.size < MIN_SIZE_PT && line.text.length > 3)
  const tinyLine = lines[tiny]
  if (tinyLine)
    warnings.push({
      code: 'tiny-text',
      page: tinyLine.page,
      line: tiny,
      quote: quote(tinyLine.text),
      params: { size: tinyLine.size },
    })
  const margin = countLines(content.header)
  const inMargin = lines.findIndex(
    (line, i) => (i < margin || i >= lines.length - countLines(content.footer)) && hasContact(line.text),
  )
  const marginLine = lines[inMargin]
  if (marginLine)
    warnings.push({
      code: 'header-footer-contact',
      page: marginLine.page,
      line: inMargin,
      quote: quote(marginLine.text),
    })
  if (content.pictures > 0) warnings.push({ code: 'image', page: 1, params: { count: content.pictures } })
  if (content.truncated) warnings.push({ code: 'truncated', page: 1 })
  if (content.hasMacros) warnings.push({ code: 'script', page: 1 })
  if (!content.lang) warnings.push({ code: 'no-language', page: 1 })
  return warnings
}

const quote = (text: string): string => text.slice(0, 300)

const isWhite = (color: string | undefined): boolean =>
  color !== undefined && [1, 3, 5].every((at) => Number.parseInt(color.slice(at, at + 2), 16) >= MIN_WHITE_CHANNEL)

/** Lines with white text on white paper. */
const findWhiteText = (placed: readonly PlacedLine[]): Warning[] =>
  placed.flatMap(({ runs, page }, line) => {
    const text = runs
      .filter((run) => isWhite(run.color) && !run.shaded && !run.hidden)
      .map((run) => run.text)
      .join('')
      .trim()
    return text === '' ? [] : [{ code: 'white-text', page, line, quote: quote(text), params: { letters: text.length } }]
  })

/** Lines that blocks take at most; only headers and footers, which have few, are counted. */
const countLines = (blocks: readonly WordBlock[]): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') {
      const hasText = block.runs.some((run) => run.text.trim() !== '')
      const breaks = block.runs.filter((run) => run.text === '\n').length
      return sum + (hasText ? 1 + breaks : 0) + countLines(block.boxes)
    }
    if (block.kind === 'table') return sum + block.rows.flat().reduce((n, cell) => n + countLines(cell.blocks), 0)
    return block.kind === 'box' ? sum + countLines(block.blocks) : sum
  }, 0)
