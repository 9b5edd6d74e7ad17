import { createRandom } from '../utils/random.ts'

/** A file of the sources, with its length. */
export interface SourceFile {
  readonly path: string
  readonly lines: number
}

/** Lines of a file that are drawn together: few, so that a draw meets many files. */
const RANGE_LINES = 12

const toRanges = ({ path, lines }: SourceFile): string[] =>
  Array.from({ length: Math.ceil(lines / RANGE_LINES) }, (_, index) => {
    const first = index * RANGE_LINES + 1
    return `${path}:${first}-${Math.min(first + RANGE_LINES - 1, lines)}`
  })

/**
 * Draws ranges of lines at random, about `lines` in all, in the form `path:first-last`. All of them when there are
 * fewer lines. The same seed gives the same ranges.
 */
export const sampleLines = (files: readonly SourceFile[], lines: number, seed: number): string[] => {
  const random = createRandom(seed)
  const ranges = files.flatMap(toRanges).map((range) => ({ range, order: random() }))
  const count = Math.max(1, Math.ceil(lines / RANGE_LINES))
  return ranges
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ range }) => range)
    .toSorted()
}
