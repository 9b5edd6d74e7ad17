import { isDateFragment } from '../../fields/dates/find-date-range.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import { buildLine } from '../build-line.ts'
import type { Chunk } from './chunk.ts'

const textCache = new WeakMap<Chunk, string>()
const headingCache = new WeakMap<Chunk, boolean>()
const dateCache = new WeakMap<Chunk, boolean>()

/** The text of a chunk as a line has it: accents and ligatures restored, letter-spaced words joined. Cached per chunk. */
export const getChunkText = (chunk: Chunk): string => {
  const before = textCache.get(chunk)
  if (before !== undefined) return before
  const { text } = buildLine({ y: chunk.y, x: chunk.x, right: chunk.right, size: chunk.size, runs: chunk.runs }, 0)
  textCache.set(chunk, text)
  return text
}

/** Whether the words of a chunk are those of a heading. Cached per chunk, because the search for columns asks often. */
export const isHeadingChunk = (chunk: Chunk): boolean => {
  const before = headingCache.get(chunk)
  if (before !== undefined) return before
  const found = isHeadingText(getChunkText(chunk))
  headingCache.set(chunk, found)
  return found
}

/** Whether a chunk is a date, a range of dates or a part of one. Cached per chunk. */
export const isDateChunk = (chunk: Chunk): boolean => {
  const before = dateCache.get(chunk)
  if (before !== undefined) return before
  const found = isDateFragment(getChunkText(chunk))
  dateCache.set(chunk, found)
  return found
}
