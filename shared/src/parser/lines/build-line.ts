import { compose, isAccent, recomposeAccents } from '../pdf/text/accents.ts'
import { mendCapitals } from '../pdf/text/clean-text.ts'
import { LOST_GLYPH, mendLigatures } from '../pdf/text/ligatures.ts'
import { squashTracked } from '../pdf/text/letter-spacing.ts'
import { settleAccents } from './raised-accents.ts'
import type { Row } from './rows.ts'
import type { Line, Part, Run } from './text-run.ts'

/** A gap from which on a space stands between two runs, in em. Font changes leave kerning gaps of up to a tenth. */
const SPACE = 0.14
/** A gap from which on the text after it stands apart (a tab stop, another cell), in em. */
const WIDE = 1.15

/** Such a gap sets apart what starts at an edge that many rows share (the labels of a narrow rail), in em. */
const WIDE_AT_EDGE = 0.38

const NO_EDGES: ReadonlySet<number> = new Set()

/** Puts the runs of one row together as a line of the given column. `edges` are rounded starts that many rows share. */
export const toLine = (row: Row, column: number, edges: ReadonlySet<number> = NO_EDGES): Line => {
  const runs = squashTracked(settleAccents(row.runs))
  const parts: Part[] = []
  let text = ''
  let last: Run | undefined
  for (const run of runs) {
    const part = parts.at(-1)
    if (!last || !part) {
      parts.push(partOf(run, false))
      text = run.text
    } else {
      const joined = accentJoin(last, run)
      const gap = run.x - last.right
      if (joined) {
        text = text.slice(0, text.length - joined.cut) + joined.text
        part.text = part.text.slice(0, part.text.length - joined.cut) + joined.text
        part.right = Math.max(part.right, run.right)
      } else {
        const between = needsSpace(last, run, gap, text) ? ' ' : ''
        const wide = gap > (edges.has(Math.round(run.x)) ? WIDE_AT_EDGE : WIDE) * Math.max(last.size, run.size)
        text += between + run.text
        if (wide || run.font !== part.font) parts.push(partOf(run, wide))
        else {
          part.text += between + run.text
          part.right = run.right
        }
      }
    }
    last = run
  }
  const [only] = parts
  const whole = finish(text)
  if (only && parts.length === 1) only.text = whole
  else for (const part of parts) part.text = finish(part.text)
  const size = biggest(runs)
  return { text: whole, x: row.x, y: row.y, right: row.right, size, column, parts }
}

const finish = (text: string): string => mendCapitals(mendLigatures(recomposeAccents(text)))

const partOf = (run: Run, gap: boolean): Part => ({
  text: run.text,
  x: run.x,
  right: run.right,
  font: run.font,
  size: run.size,
  gap,
  order: run.order,
})

/** The size that most of the letters have. */
const biggest = (runs: readonly Run[]): number => {
  const [only] = runs
  if (only && runs.length === 1) return Math.round(only.size * 10) / 10
  const letters = new Map<number, number>()
  for (const run of runs) {
    const size = Math.round(run.size * 10) / 10
    letters.set(size, (letters.get(size) ?? 0) + run.text.length)
  }
  return [...letters].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}

const needsSpace = (a: Run, b: Run, gap: number, text: string): boolean => {
  if (a.text === LOST_GLYPH || b.text === LOST_GLYPH) return gap > SPACE * Math.min(a.size, b.size)
  const em = Math.min(a.size, b.size)
  if (gap > SPACE * em) return true
  if (gap < -0.3 * em) return b.order !== a.order + 1 || a.spaceAfter
  if (/^[,.;:)\]]/.test(b.text) && gap < 0.1 * em) return false
  return (a.spaceAfter || b.spaceBefore) && !(gap < 0.02 * em && isSplitWord(a, b, text))
}

/** Two halves of a word that touch, painted at different times. */
const isSplitWord = (a: Run, b: Run, text: string): boolean =>
  b.order !== a.order + 1 && /\p{L}$/u.test(text) && /^\p{Ll}/u.test(b.text)

interface Joined {
  readonly cut: number
  readonly text: string
}

/** A spacing accent painted over the letter before or after it becomes one character with it. */
const accentJoin = (a: Run, b: Run): Joined | undefined => {
  const em = Math.max(a.size, b.size)
  const end = a.text.slice(-1)
  const start = b.text.slice(0, 1)
  if (isAccent(end) && b.x < a.right + 0.05 * em) {
    const whole = compose(end, start)
    if (whole) return { cut: 1, text: whole + b.text.slice(1) }
  }
  if (isAccent(start) && b.x < a.right - 0.05 * em) {
    const whole = compose(start, end)
    if (whole) return { cut: 1, text: whole + b.text.slice(1) }
  }
  return undefined
}
