import type { ExtractedLine } from '../extracted-document.ts'
import type { Shown } from '../pdf/walk-operators.ts'

export interface LineLook {
  color?: string
  mark?: boolean
}

export type FindLine = (shown: Shown) => number | undefined

/** Baselines this near, in pt, are one line's. */
const NEAR = 2.5
const BUCKET = 4

/**
 * Finds the line that a shown text is part of, by its place, and notes its colour. On turned pages lines have other
 * coordinates than what is shown, so nothing is found there.
 */
export const lineFinder = (
  lines: readonly ExtractedLine[],
  page: number,
  upright: boolean,
  looks: Map<number, LineLook>,
): FindLine => {
  const buckets = new Map<number, number[]>()
  if (upright)
    lines.forEach((line, i) => {
      if (line.page !== page) return
      const key = Math.round(line.y / BUCKET)
      buckets.set(key, [...(buckets.get(key) ?? []), i])
    })
  return (shown) => {
    const key = Math.round(shown.y / BUCKET)
    for (const near of [key, key - 1, key + 1])
      for (const i of buckets.get(near) ?? []) {
        const line = lines[i]
        if (!line || Math.abs(line.y - shown.y) > NEAR) continue
        if (shown.x < line.x - NEAR || shown.x > line.x + line.width + NEAR) continue
        const look = looks.get(i) ?? {}
        if (!look.color && shown.color) look.color = shown.color
        looks.set(i, look)
        return i
      }
    return undefined
  }
}
