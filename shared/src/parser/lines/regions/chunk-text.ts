import { isHeadingText } from '../../lexicon/headings.ts'
import type { Chunk } from './chunk.ts'
import { toLine } from '../build-line.ts'

const known = new WeakMap<Chunk, string>()
const headings = new WeakMap<Chunk, boolean>()

/** The text of a chunk as it will be read: accents and ligatures mended, letters rejoined. Worked out once. */
export const chunkText = (chunk: Chunk): string => {
  const before = known.get(chunk)
  if (before !== undefined) return before
  const { text } = toLine({ y: chunk.y, x: chunk.x, right: chunk.right, size: chunk.size, runs: chunk.runs }, 0)
  known.set(chunk, text)
  return text
}

/** Whether the words of a chunk are those of a heading. Asked for many times on the way to a page's columns, worked out once. */
export const isHeadingChunk = (chunk: Chunk): boolean => {
  const before = headings.get(chunk)
  if (before !== undefined) return before
  const found = isHeadingText(chunkText(chunk))
  headings.set(chunk, found)
  return found
}
