import type { ExtractedLine } from '../extracted-document.ts'
import type { PaintedText } from '../pdf/walk-operators.ts'

/** Index of the line that a painted text is part of. */
export type FindLine = (text: PaintedText) => number | undefined

/** Texts within this distance of a line are part of it. */
const MAX_DISTANCE_PT = 2.5
const BUCKET_PT = 4

/**
 * Finds the lines of a page by the position of painted texts. On rotated pages (`isUpright` false) lines have other
 * coordinates than painted texts, so nothing is found.
 */
export const createLineFinder = (lines: readonly ExtractedLine[], page: number, isUpright: boolean): FindLine => {
  const buckets = new Map<number, number[]>()
  if (isUpright)
    lines.forEach((line, i) => {
      if (line.page !== page) return
      const key = Math.round(line.y / BUCKET_PT)
      const bucket = buckets.get(key)
      if (bucket) bucket.push(i)
      else buckets.set(key, [i])
    })
  return (text) => {
    const key = Math.round(text.y / BUCKET_PT)
    const candidates = [key, key - 1, key + 1].flatMap((near) => buckets.get(near) ?? [])
    return candidates.find((i) => {
      const line = lines[i]
      return (
        line !== undefined &&
        Math.abs(line.y - text.y) <= MAX_DISTANCE_PT &&
        text.x >= line.x - MAX_DISTANCE_PT &&
        text.x <= line.x + line.width + MAX_DISTANCE_PT
      )
    })
  }
}
