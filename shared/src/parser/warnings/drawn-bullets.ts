import type { ExtractedLine } from '../extracted-document.ts'
import type { Box } from '../pdf/matrix.ts'

/** Sides of a bullet. */
const MIN_SIDE_EM = 0.1
const MAX_SIDE_EM = 0.7
/** A bullet's width and height differ by at most this share. */
const MAX_SIDE_DIFFERENCE = 0.35
/** Distance between a bullet and its text. */
const MAX_DISTANCE_EM = 2.4
/** A single shape on a page is an ornament. */
const MIN_BULLETS = 2

/** Indexes of a page's lines with a small filled shape before them, as browsers draw the bullets of lists. */
export const findDrawnBullets = (lines: readonly ExtractedLine[], page: number, fills: readonly Box[]): number[] => {
  const small = fills.filter(isRound)
  if (small.length < MIN_BULLETS) return []
  const found = lines.flatMap((line, i) =>
    line.page === page && small.some((box) => isBulletOf(box, line)) ? [i] : [],
  )
  return found.length < MIN_BULLETS ? [] : found
}

const isRound = (box: Box): boolean => {
  const width = box.right - box.x
  const height = box.bottom - box.y
  return width > 0.5 && width < 12 && Math.abs(width - height) <= MAX_SIDE_DIFFERENCE * Math.max(width, height)
}

const isBulletOf = (box: Box, line: ExtractedLine): boolean => {
  const side = box.right - box.x
  if (side < MIN_SIDE_EM * line.size || side > MAX_SIDE_EM * line.size) return false
  const away = line.x - box.right
  const middle = (box.y + box.bottom) / 2
  return away > 0 && away < MAX_DISTANCE_EM * line.size && middle < line.y && middle > line.y - 0.75 * line.size
}

/** The size of body text with a tolerance, in pt. Dots before larger lines are those of a timeline. */
export const findMaxBulletedSize = (lines: readonly ExtractedLine[]): number => {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return ([...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0) + 0.3
}
