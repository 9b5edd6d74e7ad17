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
  const spaced = runs.find((run) => isLetterSpaced(run.text))
  return joinSingleLetterRuns(spaced ? runs.map((run) => joinLetterSpacedRun(run, spaced)) : runs)
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

/** Single characters with wider gaps are cells of a table. */
const MAX_LETTER_GAP_EM = 1.2

const toWords = (letters: readonly TextRun[]): readonly TextRun[] => {
  const [first] = letters
  const last = letters.at(-1)
  const gaps = letters.slice(1).map((run, i) => run.x - (letters[i]?.right ?? 0))
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0
  if (!first || !last || usual > MAX_LETTER_GAP_EM * first.size) return letters
  const text = letters
    .map((run, i) => ((gaps[i - 1] ?? 0) > usual + 0.22 * run.size ? ` ${run.text}` : run.text))
    .join('')
  const known = spacedHeading(text.replaceAll(' ', ''))
  return [{ ...first, text: known ?? text, right: last.right, spaceAfter: last.spaceAfter }]
}
