import { stripMarks } from '#shared/resume/prose/marks.ts'
import { findChangedLine, splitBullet } from '#shared/scoring/suggestions/line-text.ts'

/** What a change of prose shows, without marks: the one line that differs where there is one, else both texts. */
export const toShownTexts = (before: string, after: string): { before: string; after: string } => {
  const index = findChangedLine(before, after)
  if (index < 0) return { before: stripMarks(before), after: stripMarks(after) }
  const pick = (text: string) => stripMarks(splitBullet(text.split('\n')[index] ?? '').text)
  return { before: pick(before), after: pick(after) }
}
