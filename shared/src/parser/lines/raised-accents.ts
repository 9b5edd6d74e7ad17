import { compose, isAccent } from '../pdf/text/accents.ts'
import type { Run } from './text-run.ts'

/** Accents painted as runs of their own, over a letter of another run of the row, become one character with it. */
export const settleAccents = (runs: readonly Run[]): readonly Run[] => {
  if (!runs.some((run) => isAccent(run.text))) return runs
  const loose = runs.filter((run) => isAccent(run.text))
  const kept = runs.filter((run) => !isAccent(run.text)).map((run) => ({ ...run }))
  for (const accent of loose) {
    const middle = (accent.x + accent.right) / 2
    const under = kept.find((run) => run.x - 0.1 * run.size <= middle && middle <= run.right + 0.1 * run.size)
    if (!under || !placeOver(under, accent.text, middle)) kept.push({ ...accent })
  }
  return kept.sort((a, b) => a.x - b.x || a.order - b.order)
}

/** Puts the accent on the letter at `middle`, or on the next one that can carry it. */
const placeOver = (run: Run, accent: string, middle: number): boolean => {
  const letters = [...run.text]
  const each = (run.right - run.x) / Math.max(1, letters.length)
  const at = Math.max(0, Math.min(letters.length - 1, Math.floor((middle - run.x) / Math.max(0.01, each))))
  for (const i of [at, at - 1, at + 1]) {
    const whole = letters[i] && compose(accent, letters[i])
    if (!whole) continue
    letters[i] = whole
    run.text = letters.join('')
    return true
  }
  return false
}
