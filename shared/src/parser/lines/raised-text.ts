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

/** How far a mark hangs below the only line of its item, and how far the text stands right of it, in em of the mark. */
const MIN_MARK_DROP_EM = 0.4
const MAX_MARK_DROP_EM = 0.75
const MAX_MARK_GAP_EM = 2
const LONE_MARK = /^[•●▪■◦○‣⁃∙◆➢]$/u

/** Runs with marks of lists that hang below the text right of them on its baseline. A mark between two lines stays. */
export const raiseListMarks = (runs: readonly TextRun[]): readonly TextRun[] => {
  const texts = runs.filter(({ text }) => !LONE_MARK.test(text) && text.trim() !== '')
  if (texts.length === runs.length) return runs
  return runs.map((run) => {
    if (!LONE_MARK.test(run.text)) return run
    const near = texts.filter(
      ({ x, y }) =>
        x > run.x && x - run.right < MAX_MARK_GAP_EM * run.size && Math.abs(run.y - y) < MAX_MARK_DROP_EM * run.size,
    )
    const [above] = near
    const isAbove = near.every(({ y }) => run.y - y > MIN_MARK_DROP_EM * run.size)
    return above && isAbove ? { ...run, y: above.y } : run
  })
}
