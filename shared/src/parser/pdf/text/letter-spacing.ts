import { spacedHeading } from '../../lexicon/headings.ts'
import type { TextRun } from '../../lines/text-run.ts'

/** Single letters that make letter-spaced text. */
const MIN_LETTERS = 4

/** Whether nearly all tokens of a text are one character: `E X P E R I E N C E`. */
export const isLetterSpaced = (text: string): boolean => {
  if (text.length < 2 * MIN_LETTERS - 1) return false
  let tokens = 0
  let single = 0
  let from = 0
  while (from <= text.length) {
    const space = text.indexOf(' ', from)
    const to = space < 0 ? text.length : space
    tokens++
    if (to - from === 1) single++
    from = to + 1
  }
  return single >= MIN_LETTERS && single / tokens >= 0.8 && /\p{L}/u.test(text)
}

/**
 * The runs of a row with letter-spaced text joined to words, painted as one run (`S K I L L S`) or letter by letter. A
 * gap clearly wider than the others separates two words.
 */
export const joinLetterSpacedRuns = (runs: readonly TextRun[]): readonly TextRun[] => {
  const years = runs.map((run) => (SPACED_YEAR.test(run.text) ? { ...run, text: joinYears(run.text) } : run))
  const spaced = years.find((run) => isLetterSpaced(run.text))
  if (!spaced) return joinSingleLetterRuns(years)
  const joined = joinPartsOfWords(years, spaced)
  return joinSingleLetterRuns(joined.map((run) => joinLetterSpacedRun(run, spaced)))
}

/** `1 9 9 8`, alone or with another year and a dash; grades and lists of digits have no two digits of a century. */
const SPACED_YEAR = /^[\s,–-]*(?:1 9|2 0) \d \d(?:[\s,–-]+(?:1 9|2 0) \d \d)?[\s,–-]*$/u

const joinYears = (text: string): string => text.replace(/(?<=\d) (?=\d)/g, '')

/** White between two words, in em and as a multiple of that between letters. */
const MIN_WORD_GAP_EM = 0.45
const MIN_WORD_GAP_FACTOR = 1.8
const MAX_LETTER_WHITE_EM = 0.6

/** Capitals and letter-spaced texts in the style of the model side by side, which a file paints in pieces, as one run. */
const joinPartsOfWords = (runs: readonly TextRun[], model: TextRun): readonly TextRun[] => {
  const isPart = (run: TextRun | undefined): run is TextRun =>
    run !== undefined &&
    run.font === model.font &&
    run.size === model.size &&
    /^(?:[\p{Lu}&] )*[\p{Lu}&]$/u.test(run.text)
  const gaps = runs
    .slice(1)
    .flatMap((run, i) => (isPart(run) && isPart(runs[i]) ? [run.x - (runs[i]?.right ?? 0)] : []))
  const least = Math.min(
    MAX_LETTER_WHITE_EM * model.size,
    Math.max(MIN_WORD_GAP_EM * model.size, MIN_WORD_GAP_FACTOR * Math.min(...gaps)),
  )
  const out: TextRun[] = []
  let isOpen = false
  for (const run of runs) {
    const last = out.at(-1)
    if (last && isOpen && isPart(run)) {
      const space = run.x - last.right > least ? '  ' : ' '
      const text = last.text + space + run.text
      out[out.length - 1] = { ...last, text, right: run.right, spaceAfter: run.spaceAfter }
    } else out.push(run)
    isOpen = isPart(run)
  }
  return out
}

/** Short words in the style of a letter-spaced run are letter-spaced too: `D O E`. */
const joinLetterSpacedRun = (run: TextRun, model: TextRun): TextRun => {
  const beside = run.font === model.font && run.size === model.size && /^(?:\S )+\S$/u.test(run.text)
  return beside || isLetterSpaced(run.text) ? { ...run, text: joinLetterSpacedText(run.text) } : run
}

/** The letters as words: with the spaces of a known heading, else split at two spaces or more. */
export const joinLetterSpacedText = (text: string): string => {
  const joined = text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
  return spacedHeading(joined) ?? joined
}

const joinSingleLetterRuns = (runs: readonly TextRun[]): readonly TextRun[] => {
  if (runs.length < MIN_LETTERS) return runs
  const out: TextRun[] = []
  for (let i = 0; i < runs.length; ) {
    const end = Math.max(i + 1, findLettersEnd(runs, i))
    const letters = runs.slice(i, end)
    out.push(...(letters.length >= MIN_LETTERS ? toWords(letters) : letters))
    i = end
  }
  return out
}

/** Index after the single characters of one size from `from` on. */
const findLettersEnd = (runs: readonly TextRun[], from: number): number => {
  let end = from
  while (end < runs.length && [...(runs[end]?.text ?? '')].length === 1 && runs[end]?.size === runs[from]?.size) end++
  return end
}

/** Letters that are placed one by one differ in size by rounding. */
const SAME_SIZE_SHARE = 0.02

const isSingleLetter = (run: TextRun | undefined, size: number): boolean =>
  run !== undefined && [...run.text].length === 1 && Math.abs(run.size - size) <= SAME_SIZE_SHARE * size

/** From one letter of a curved text to the next, in em: the most white between them, and the most up or down. */
const MAX_CURVE_GAP_EM = 1.2
const MAX_CURVE_STEP_EM = 0.7
/** A straight text does not go up and down by more than this. */
const MIN_CURVE_EM = 0.02

/** The runs with the letters of curved headings, which stand at different heights, joined to words on one baseline. */
export const joinCurvedText = (runs: readonly TextRun[]): readonly TextRun[] => {
  const out: TextRun[] = []
  for (let i = 0; i < runs.length; ) {
    const end = Math.max(i + 1, findCurveEnd(runs, i))
    const letters = runs.slice(i, end)
    const heights = letters.map(({ y }) => y)
    const isCurved = Math.max(...heights) - Math.min(...heights) > MIN_CURVE_EM * (letters[0]?.size ?? 0)
    if (letters.length < MIN_LETTERS || !isCurved) out.push(...letters)
    else {
      const y = heights.reduce((sum, each) => sum + each, 0) / heights.length
      out.push(...toWords(letters).map((run) => ({ ...run, y })))
    }
    i = end
  }
  return out
}

/** Index after the letters from `from` on that are painted one after the other along one curve. */
const findCurveEnd = (runs: readonly TextRun[], from: number): number => {
  const first = runs[from]
  if (!first || !isSingleLetter(first, first.size)) return from
  let end = from + 1
  while (end < runs.length && goesOnAlongCurve(runs[end - 1], runs[end], first)) end++
  return end
}

const goesOnAlongCurve = (last: TextRun | undefined, run: TextRun | undefined, first: TextRun): boolean =>
  last !== undefined &&
  run !== undefined &&
  isSingleLetter(run, first.size) &&
  /\p{L}/u.test(run.text) &&
  run.font === first.font &&
  run.x > last.x &&
  run.x - last.right < MAX_CURVE_GAP_EM * run.size &&
  Math.abs(run.y - last.y) < MAX_CURVE_STEP_EM * run.size

/** Single characters with wider gaps are cells of a table. */
const MAX_LETTER_GAP_EM = 1.2

/** Whether the file has white space between two letters, which separates words unless it is between all of them. */
const hasSpaceBetween = (last: TextRun | undefined, run: TextRun): boolean =>
  last !== undefined && (last.spaceAfter || run.spaceBefore)

/** Usual widths of letters in proportional fonts, in em. */
const LETTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'’!|]/u, 0.25],
  [/[ftr()/-]/u, 0.33],
  [/[mMW]/u, 0.85],
  [/[w]/u, 0.72],
  [/\p{Lu}/u, 0.67],
]
const OTHER_WIDTH = 0.54
const MIN_EXCESS_EM = 0.15
/** Steps from letter to letter that differ less than this from their median are those of a font with one width. */
const MIN_STEP_SPREAD_EM = 0.05
const SAME_WIDTH_PT = 0.01

/**
 * How much further than its usual width the next letter stands, for letters that a file declares to be as wide as high
 * though they are not; undefined where widths are told.
 */
const measureExcess = (letters: readonly TextRun[]): readonly number[] | undefined => {
  if (!letters.every(({ x, right, size }) => Math.abs(right - x - size) < SAME_WIDTH_PT)) return undefined
  const steps = letters.slice(1).map(({ x }, i) => x - (letters[i]?.x ?? x))
  const em = letters[0]?.size ?? 0
  const usual = median(steps)
  if (median(steps.map((step) => Math.abs(step - usual))) < MIN_STEP_SPREAD_EM * em) return undefined
  const widths = letters.map(({ text }) => em * (LETTER_WIDTHS.find(([some]) => some.test(text))?.[1] ?? OTHER_WIDTH))
  const scale = median(steps.map((step, i) => step / (widths[i] ?? em)))
  return steps.map((step, i) => step - scale * (widths[i] ?? em))
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

const toWords = (letters: readonly TextRun[]): readonly TextRun[] => {
  const [first] = letters
  const last = letters.at(-1)
  const gaps = letters.slice(1).map((run, i) => run.x - (letters[i]?.right ?? 0))
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0
  if (!first || !last || usual > MAX_LETTER_GAP_EM * first.size) return letters
  const spaced = letters.filter((run, i) => i > 0 && hasSpaceBetween(letters[i - 1], run)).length
  const excess = measureExcess(letters)
  const isWordStart = (run: TextRun, i: number): boolean =>
    (excess ? (excess[i - 1] ?? 0) > MIN_EXCESS_EM * run.size : (gaps[i - 1] ?? 0) > usual + 0.22 * run.size) ||
    (spaced * 2 < letters.length && hasSpaceBetween(letters[i - 1], run))
  const text = letters.map((run, i) => (i > 0 && isWordStart(run, i) ? ` ${run.text}` : run.text)).join('')
  const known = spacedHeading(text.replaceAll(' ', ''))
  return [{ ...first, text: known ?? text, right: last.right, spaceAfter: last.spaceAfter, lastOrder: last.order }]
}
