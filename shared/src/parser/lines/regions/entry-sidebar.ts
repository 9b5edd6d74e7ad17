import { isOpenDate } from '../../fields/dates/find-date-range.ts'
import { type Chunk, getRowTop, hasSameFont, isBeside } from './chunk.ts'
import { getChunkText, isDateChunk, isHeadingChunk } from './chunk-text.ts'

/** A block of a sidebar: the employer or the title with its dates at the left, and its text at the right. */
interface SidebarBlock {
  readonly left: readonly Chunk[]
  readonly right: readonly Chunk[]
}

/** A part of a band, from top to bottom: the blocks of a sidebar, or other text. */
export type SidebarPart = { readonly blocks: readonly SidebarBlock[] } | { readonly chunks: readonly Chunk[] }

/** Entries that make a sidebar. */
const MIN_BLOCKS = 2
/** White from baseline to baseline above a block at the left, and most between its lines. */
const MIN_BLOCK_WHITE_EM = 1.9
/** Share of the blocks with a year in their first lines. */
const MIN_DATED_SHARE = 0.6
/** Share of the blocks that start beside a title. */
const MIN_TITLED_SHARE = 0.7
/** A sidebar has no more text than what it stands beside, times this. */
const MAX_LENGTH_RATIO = 0.8
const YEAR = /\b(?:19|20)\d\d\b/

/**
 * The two sides of a gutter as entries whose names and dates stand in a sidebar beside their text, section by section.
 * Undefined where they are columns: where the right side has headings, or fewer than two blocks of the left side start
 * beside titles at the right.
 */
export const findEntrySidebar = (left: readonly Chunk[], right: readonly Chunk[]): SidebarPart[] | undefined => {
  if (right.some(isHeadingChunk)) return undefined
  const heads = left.filter(isHeadingChunk)
  const tops = [Number.NEGATIVE_INFINITY, ...heads.map(getRowTop)].toSorted((a, b) => a - b)
  const parts = tops.flatMap((top, i): SidebarPart[] => {
    const within = (c: Chunk): boolean => c.y >= top && c.y < (tops[i + 1] ?? Number.POSITIVE_INFINITY)
    const own = left.filter((c) => within(c) && !heads.includes(c))
    const beside = right.filter(within)
    const blocks = findBlocks(own, beside)
    const head = heads.filter(within)
    if (!blocks) return [{ chunks: [...head, ...own, ...beside] }]
    return head.length > 0 ? [{ chunks: head }, { blocks }] : [{ blocks }]
  })
  return parts.some((part) => 'blocks' in part)
    ? parts.filter((part) => 'blocks' in part || part.chunks.length > 0)
    : undefined
}

/** Whether most blocks of a sidebar have names: dates alone are read with the text of their row. */
export const hasNamesInSidebar = (parts: readonly SidebarPart[]): boolean => {
  const blocks = parts.flatMap((part) => ('blocks' in part ? part.blocks : []))
  const named = blocks.filter(({ left }) => left.some((c) => !isDateChunk(c) && isName(getChunkText(c))))
  return named.length * 2 > blocks.length
}

/** A text with a word and without digits. */
const isName = (text: string): boolean => /\p{L}{3}/u.test(text) && !/\p{Nd}/u.test(text)

const findBlocks = (left: readonly Chunk[], right: readonly Chunk[]): SidebarBlock[] | undefined => {
  const sidebar = left.toSorted((a, b) => a.y - b.y)
  const [first] = sidebar
  const title = first && findBeside(first, right)
  if (!first || !title || right.some((c) => c.y < getRowTop(title))) return undefined
  const starts = sidebar.filter((c, i) => isStart(c, sidebar[i - 1], title, right))
  const isWhole = sidebar.every(
    (c, i) => starts.includes(c) || c.y - (sidebar[i - 1]?.y ?? c.y) <= MIN_BLOCK_WHITE_EM * c.size,
  )
  if (starts.length < MIN_BLOCKS || !isWhole || countLetters(sidebar) > MAX_LENGTH_RATIO * countLetters(right))
    return undefined
  const blocks = starts.map((start, i) => {
    const next = starts[i + 1]
    const within = (c: Chunk): boolean => c.y >= getRowTop(start) && (!next || c.y < getRowTop(next))
    return { left: sidebar.filter(within), right: right.filter(within) }
  })
  if (!haveTitles(starts, right)) return undefined
  const dated = blocks.filter((block) =>
    [...block.left, ...block.right.slice(0, 1)].some((c) => YEAR.test(getChunkText(c))),
  )
  return dated.length >= MIN_DATED_SHARE * blocks.length ? blocks : undefined
}

/** Whether a text at the left starts a block: beside a text at the right, after white or beside a title. Dates may wrap. */
const isStart = (c: Chunk, above: Chunk | undefined, title: Chunk, right: readonly Chunk[]): boolean => {
  const beside = findBeside(c, right)
  if (!beside) return false
  if (!above || c.y - above.y > MIN_BLOCK_WHITE_EM * c.size) return true
  const goesOn = isDateChunk(c) && (isOpenDate(getChunkText(above)) || wrapsTitle(beside, right))
  return !goesOn && hasSameFont(beside, title) && hasOtherText(right, title)
}

/** Whether a text goes on with one of its look right above it. */
const wrapsTitle = (c: Chunk, right: readonly Chunk[]): boolean =>
  right.some((above) => hasSameFont(above, c) && above.y < c.y && c.y - above.y <= MIN_BLOCK_WHITE_EM * c.size)

/** Whether most blocks start beside texts of one look that is not that of most text. */
const haveTitles = (starts: readonly Chunk[], right: readonly Chunk[]): boolean => {
  const besides = starts.flatMap((start) => findBeside(start, right) ?? [])
  return besides.some((title) => {
    const alike = right.filter((c) => hasSameFont(c, title)).length
    const titled = besides.filter((c) => hasSameFont(c, title)).length
    return titled >= MIN_TITLED_SHARE * starts.length && (alike * 2 <= right.length || alike === titled)
  })
}

/** Whether titles tell entries: other text has another look. */
const hasOtherText = (right: readonly Chunk[], title: Chunk): boolean =>
  right.filter((c) => !hasSameFont(c, title)).length * 2 >= right.length

const findBeside = (c: Chunk, right: readonly Chunk[]): Chunk | undefined => right.find((other) => isBeside(c, other))

const countLetters = (chunks: readonly Chunk[]): number => chunks.reduce((n, c) => n + getChunkText(c).length, 0)
