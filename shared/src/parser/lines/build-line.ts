import { composeAccent, isSpacingAccent, recomposeAccents } from '../pdf/text/accents.ts'
import { restoreCapitals } from '../pdf/text/clean-text.ts'
import { joinLetterSpacedRuns } from '../pdf/text/letter-spacing.ts'
import { LOST_GLYPH, restoreLigatures } from '../pdf/text/ligatures.ts'
import { applyRaisedAccents } from './raised-accents.ts'
import type { RunRow } from './rows.ts'
import type { TextLine, TextRun, TextSegment } from './text-run.ts'

/** From this gap on a space stands between two runs. Font changes leave kerning gaps of up to 0.1 em. */
const MIN_SPACE_EM = 0.14
/** From this gap on the text after it is a segment of its own: a tab stop, another cell. */
const MIN_GAP_EM = 1.15
/** The same, for text at an edge that many rows share, such as beside the labels of a narrow sidebar. */
const MIN_GAP_AT_EDGE_EM = 0.38

/** A mark of a list by itself. */
const LIST_MARK = /^[^\p{L}\p{N}]{1,2}$/u

const NO_EDGES: ReadonlySet<number> = new Set()

/** A segment that runs are still added to. */
type OpenSegment = { -readonly [Key in keyof TextSegment]: TextSegment[Key] }

/** The runs of one row as a line of a column. `edges` are starts of text that many rows share, in whole pt. */
export const buildLine = (row: RunRow, column: number, edges: ReadonlySet<number> = NO_EDGES): TextLine => {
  const runs = joinLetterSpacedRuns(applyRaisedAccents(row.runs))
  const segments: OpenSegment[] = []
  let text = ''
  let last: TextRun | undefined
  const isJustified = hasEqualGaps(runs)
  for (const run of runs) {
    const segment = segments.at(-1)
    if (!last || !segment) {
      segments.push(toSegment(run, false))
      text = run.text
      last = run
      continue
    }
    const accent = joinAccent(last, run)
    if (accent) {
      text = text.slice(0, text.length - accent.removed) + accent.text
      segment.text = segment.text.slice(0, segment.text.length - accent.removed) + accent.text
      segment.right = Math.max(segment.right, run.right)
    } else {
      const gap = run.x - last.right
      const space = needsSpace(last, run, gap, text) ? ' ' : ''
      const minGapEm = edges.has(Math.round(run.x)) ? MIN_GAP_AT_EDGE_EM : MIN_GAP_EM
      const isWordGap = isJustified && !(last === runs[0] && LIST_MARK.test(last.text))
      const isGap = !isWordGap && gap > minGapEm * Math.max(last.size, run.size)
      text += space + run.text
      if (isGap || run.font !== segment.font) segments.push(toSegment(run, isGap))
      else {
        segment.text += space + run.text
        segment.right = run.right
      }
    }
    last = run
  }
  return {
    text: normalizeText(text),
    x: row.x,
    y: row.y,
    right: row.right,
    size: findMainSize(runs),
    column,
    segments: segments.map((segment) => ({
      ...segment,
      text: normalizeText(segments.length === 1 ? text : segment.text),
    })),
  }
}

/** Words of a justified line are at least this many, their gaps differ by at most this share and are narrower than those of cells. */
const MIN_JUSTIFIED_WORDS = 5
const MAX_JUSTIFIED_GAP_EM = 2.5
const MAX_GAP_SHARE = 1.3

/** Whether every run is a word, not all with a capital, with gaps about as wide between all of them: justified text. */
const hasEqualGaps = (runs: readonly TextRun[]): boolean => {
  const words = LIST_MARK.test(runs[0]?.text ?? '') ? runs.slice(1) : runs
  if (words.length < MIN_JUSTIFIED_WORDS || words.some(({ text }) => text.includes(' '))) return false
  if (!words.some(({ text }) => /^\p{Ll}/u.test(text))) return false
  const gaps = words.slice(1).map((run, i) => run.x - (words[i]?.right ?? run.x))
  const least = Math.min(...gaps)
  const em = words[0]?.size ?? 0
  return least > MIN_SPACE_EM * em && Math.max(...gaps) < Math.min(MAX_GAP_SHARE * least, MAX_JUSTIFIED_GAP_EM * em)
}

const normalizeText = (text: string): string => restoreCapitals(restoreLigatures(recomposeAccents(text)))

const toSegment = (run: TextRun, afterGap: boolean): OpenSegment => ({
  text: run.text,
  x: run.x,
  right: run.right,
  font: run.font,
  size: run.size,
  afterGap,
  order: run.order,
})

/** The size that most letters have, in tenths of a pt. */
const findMainSize = (runs: readonly TextRun[]): number => {
  const [only] = runs
  if (only && runs.length === 1) return Math.round(only.size * 10) / 10
  const letters = new Map<number, number>()
  for (const run of runs) {
    const size = Math.round(run.size * 10) / 10
    letters.set(size, (letters.get(size) ?? 0) + run.text.length)
  }
  return [...letters].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}

const needsSpace = (a: TextRun, b: TextRun, gap: number, text: string): boolean => {
  if (a.text === LOST_GLYPH || b.text === LOST_GLYPH) return gap > MIN_SPACE_EM * Math.min(a.size, b.size)
  const em = Math.min(a.size, b.size)
  if (gap > MIN_SPACE_EM * em) return true
  if (gap < -0.3 * em) return !isPaintedNext(a, b) || a.spaceAfter
  if (/^[,.;:)\]]/.test(b.text) && gap < 0.1 * em) return false
  return (a.spaceAfter || b.spaceBefore) && !(gap < 0.02 * em && isSplitWord(a, b, text))
}

/** Two halves of a word that touch but are not painted one after the other. */
const isSplitWord = (a: TextRun, b: TextRun, text: string): boolean =>
  !isPaintedNext(a, b) && /\p{L}$/u.test(text) && /^\p{Ll}/u.test(b.text)

const isPaintedNext = (a: TextRun, b: TextRun): boolean => b.order === (a.lastOrder ?? a.order) + 1

interface AccentJoin {
  /** Characters of the text so far that `text` replaces. */
  readonly removed: number
  readonly text: string
}

/** Whether `EDUCACI ` and `ÓN` (in Catalan `Ó`) are one word: over a wide capital an accent stands so far from the letter before that pdf.js adds a space. */
const isTornWord = (before: string, after: string): boolean =>
  /\p{Lu}I $/u.test(before)
    ? /^ÓN?(?!\p{L})/u.test(after)
    : /[BCFGHJMÑPQTVX] $/.test(before) && /^\p{Lu}{2}/u.test(after)

/** A spacing accent over the letter before or after it becomes one character with it. */
const joinAccent = (a: TextRun, b: TextRun): AccentJoin | undefined => {
  const em = Math.max(a.size, b.size)
  const end = a.text.slice(-1)
  const start = b.text.slice(0, 1)
  if (isSpacingAccent(end) && b.x < a.right + 0.05 * em) {
    const whole = composeAccent(end, start)
    const text = whole && whole + b.text.slice(1)
    if (text) return { removed: isTornWord(a.text.slice(0, -1), text) ? 2 : 1, text }
  }
  if (isSpacingAccent(start) && b.x < a.right - 0.05 * em) {
    const whole = composeAccent(start, end)
    if (whole) return { removed: 1, text: whole + b.text.slice(1) }
  }
  return undefined
}
