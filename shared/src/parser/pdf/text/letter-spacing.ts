import { spacedHeading } from '../../lexicon/headings.ts'
import type { Run } from '../../lines/text-run.ts'

/** Fewest single letters in a row that count as letter-spaced text. */
const FEWEST = 4

/** `E X P E R I E N C E`: nearly every token is one character. pdf.js puts a space wherever letters are set apart. */
export const isTracked = (text: string): boolean => {
  if (text.length < 2 * FEWEST - 1) return false
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
  return single >= FEWEST && single / tokens >= 0.8 && /\p{L}/u.test(text)
}

/**
 * Rejoins letter-spaced text of a row: letters painted as one run (`S K I L L S`) and letters painted one by one, where
 * a gap clearly wider than the others parts two words.
 */
export const squashTracked = (runs: readonly Run[]): readonly Run[] => {
  const model = runs.find((run) => isTracked(run.text))
  return joinLetters(model ? runs.map((run) => squashRun(run, model)) : runs)
}

/** Short words beside a letter-spaced one in its look are letter-spaced too: `D O E`. */
const squashRun = (run: Run, model: Run): Run => {
  const beside = run.font === model.font && run.size === model.size && /^(?:\S )+\S$/u.test(run.text)
  return beside || isTracked(run.text) ? { ...run, text: untrack(run.text) } : run
}

/** Letters put together, with the spaces of a heading we know; a run of two spaces or more parts words. */
export const untrack = (text: string): string => {
  const joined = text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
  return spacedHeading(joined) ?? joined
}

const joinLetters = (runs: readonly Run[]): readonly Run[] => {
  if (runs.length < FEWEST) return runs
  const out: Run[] = []
  for (let i = 0; i < runs.length; ) {
    const end = Math.max(i + 1, lettersFrom(runs, i))
    const stretch = runs.slice(i, end)
    out.push(...(stretch.length >= FEWEST ? asWords(stretch) : stretch))
    i = end
  }
  return out
}

/** Where a stretch of single characters of one size ends. */
const lettersFrom = (runs: readonly Run[], from: number): number => {
  let end = from
  while (end < runs.length && [...(runs[end]?.text ?? '')].length === 1 && runs[end]?.size === runs[from]?.size) end++
  return end
}

/** Further apart than this, in em, single characters are a row of cells and no word. */
const LOOSEST = 1.2

const asWords = (letters: readonly Run[]): readonly Run[] => {
  const [first] = letters
  const last = letters.at(-1)
  const gaps = letters.slice(1).map((run, i) => run.x - (letters[i]?.right ?? 0))
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0
  if (!first || !last || usual > LOOSEST * first.size) return letters
  const text = letters
    .map((run, i) => ((gaps[i - 1] ?? 0) > usual + 0.22 * run.size ? ` ${run.text}` : run.text))
    .join('')
  const known = spacedHeading(text.replaceAll(' ', ''))
  return [{ ...first, text: known ?? text, right: last.right, spaceAfter: last.spaceAfter }]
}
