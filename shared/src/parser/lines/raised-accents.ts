import { composeAccent, isSpacingAccent } from '../pdf/text/accents.ts'
import type { TextRun } from './text-run.ts'

/** How far beside a run an accent may be, in em. */
const MAX_OVERHANG_EM = 0.1

/** Accents that are runs of their own, over a letter of another run of the row, become one character with it. */
export const applyRaisedAccents = (runs: readonly TextRun[]): readonly TextRun[] => {
  const accents = runs.filter((run) => isSpacingAccent(run.text))
  if (accents.length === 0) return runs
  const letters = runs.filter((run) => !isSpacingAccent(run.text))
  const composed = accents.reduce(addAccent, letters)
  return [...composed].sort((a, b) => a.x - b.x || a.order - b.order)
}

/** The runs with the accent on the letter below it; as a run of its own, where no letter can have it. */
const addAccent = (runs: readonly TextRun[], accent: TextRun): readonly TextRun[] => {
  const middle = (accent.x + accent.right) / 2
  const at = runs.findIndex(
    (run) => run.x - MAX_OVERHANG_EM * run.size <= middle && middle <= run.right + MAX_OVERHANG_EM * run.size,
  )
  const below = runs[at]
  const text = below && applyAccent(below, accent.text, middle)
  return below && text !== undefined ? runs.with(at, { ...below, text }) : [...runs, accent]
}

/** The text of a run with the accent on the letter at `middle` (pt), or on a letter beside it that can have the accent. */
const applyAccent = (run: TextRun, accent: string, middle: number): string | undefined => {
  const letters = [...run.text]
  const width = (run.right - run.x) / Math.max(1, letters.length)
  const at = Math.max(0, Math.min(letters.length - 1, Math.floor((middle - run.x) / Math.max(0.01, width))))
  for (const i of [at, at - 1, at + 1]) {
    const letter = letters[i]
    const composed = letter && composeAccent(accent, letter)
    if (composed) return letters.with(i, composed).join('')
  }
  return undefined
}
