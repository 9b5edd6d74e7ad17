import type { TextRun } from '#shared/parser/lines/text-run.ts'

/** Creates runs of `text` at `x`, `y` (pt), with letters half an em wide, in painting order. */
export const runsAt = (size = 10) => {
  let order = 0
  return (text: string, x: number, y: number, more: Partial<TextRun> = {}): TextRun => {
    const em = more.size ?? size
    return {
      text,
      x,
      y,
      right: x + text.length * em * 0.5,
      size: em,
      font: 0,
      order: order++,
      spaceBefore: true,
      spaceAfter: true,
      ...more,
    }
  }
}
