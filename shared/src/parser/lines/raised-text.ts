import type { TextRun } from './text-run.ts'

/** Superscripts and subscripts are this much smaller than the text beside them. */
const MAX_SIZE_SHARE = 0.82
/** Their baseline lies at most this far above or below, in em of the text beside them. */
const MAX_RAISE_EM = 0.62
const MAX_DROP_EM = 0.3
/** Gap to the text before them, in em of that text. */
const MAX_GAP_EM = 0.3
/** Ordinals, exponents, trademarks and note marks; longer texts are lines of their own. */
const MAX_CHARS = 8

/**
 * Runs in painting order, with superscripts and subscripts on the baseline of the text that they follow, so that `10` and
 * a raised `th` are on one row whatever their distance.
 */
export const placeOnBaseline = (runs: readonly TextRun[]): TextRun[] => {
  let base: TextRun | undefined
  let last: TextRun | undefined
  return runs.map((run) => {
    const placed = base && last && isScript(run, last, base) ? { ...run, y: base.y } : run
    if (placed === run) base = run
    last = placed
    return placed
  })
}

const isScript = (run: TextRun, last: TextRun, base: TextRun): boolean => {
  const raise = base.y - run.y
  return (
    run.size <= MAX_SIZE_SHARE * base.size &&
    run.text.length <= MAX_CHARS &&
    run.order === last.order + 1 &&
    raise < MAX_RAISE_EM * base.size &&
    raise > -MAX_DROP_EM * base.size &&
    Math.abs(run.x - last.right) <= MAX_GAP_EM * base.size
  )
}

/** How far a mark hangs below its text, and how far the text stands right of it, in em of the text. */
const MIN_MARK_DROP_EM = 0.4
const MAX_MARK_DROP_EM = 0.75
const MAX_MARK_GAP_EM = 2
const LONE_MARK = /^[•●▪■◦○‣⁃∙◆➢]$/u
/** What symbol fonts have in place of marks. */
const GLYPH = /^[+o–-]$/
/** Marks of one list stand below each other within this. */
const MARK_EDGE_PT = 1
const MIN_ALIGNED_MARKS = 2

/**
 * Runs with marks of lists that hang below the text right of them on its baseline, and without those between two lines:
 * LaTeX centers the mark of an entry beside its first two lines.
 */
export const raiseListMarks = (runs: readonly TextRun[]): readonly TextRun[] => {
  const lowered = new Map<TextRun, Neighbors>()
  const texts = runs.filter(({ text }) => !LONE_MARK.test(text) && !GLYPH.test(text) && text.trim() !== '')
  if (texts.length === runs.length) return runs
  for (const run of runs) {
    const neighbors = LONE_MARK.test(run.text) || GLYPH.test(run.text) ? findNeighbors(run, texts) : undefined
    if (neighbors) lowered.set(run, neighbors)
  }
  const isAligned = ({ x }: TextRun): boolean =>
    [...lowered.keys()].filter((other) => Math.abs(other.x - x) <= MARK_EDGE_PT).length >= MIN_ALIGNED_MARKS
  return runs.flatMap((run) => {
    const neighbors = lowered.get(run)
    if (!neighbors || ((neighbors.hasBelow || GLYPH.test(run.text)) && !isAligned(run))) return [run]
    return neighbors.hasBelow ? [] : [{ ...run, y: neighbors.above.y }]
  })
}

interface Neighbors {
  readonly above: TextRun
  readonly hasBelow: boolean
}

/** The text right above a mark, where the mark is on no row. */
const findNeighbors = (mark: TextRun, texts: readonly TextRun[]): Neighbors | undefined => {
  const near = texts.filter(
    ({ x, y, size }) =>
      x > mark.x && x - mark.right < MAX_MARK_GAP_EM * size && Math.abs(mark.y - y) < MAX_MARK_DROP_EM * size,
  )
  const above = near.find(({ y }) => y < mark.y)
  const isOnRow = near.some(({ y, size }) => Math.abs(mark.y - y) <= MIN_MARK_DROP_EM * Math.min(size, mark.size))
  return above && !isOnRow ? { above, hasBelow: near.some(({ y }) => y > mark.y) } : undefined
}
