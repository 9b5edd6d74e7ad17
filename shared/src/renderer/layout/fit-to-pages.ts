import { MIN_FONT_SIZE_PT, type Scale } from '../compose/style.ts'
import type { DrawList } from '../draw/draw-list.ts'

const UNSCALED: Scale = { space: 1, size: 1 }

/**
 * Scales in the order they are tried: less space first, then smaller text down to 9 pt.
 * `baseSize`: the template's body size in pt.
 */
const listScales = (baseSize: number): Scale[] => {
  const minSize = MIN_FONT_SIZE_PT / baseSize
  const spaces = [0.9, 0.8, 0.7, 0.6, 0.5].map((space) => ({ space, size: 1 }))
  const sizes = [0.97, 0.94, 0.91, 0.88, 0.85, 0.82]
    .filter((size) => size > minSize)
    .map((size) => ({ space: 0.5, size }))
  return [...spaces, ...sizes, { space: 0.42, size: minSize }]
}

/**
 * The layout at the largest scale that fits on `maxPages` pages, found by bisection. When none fits, the layout at
 * the smallest scale. Without `maxPages` the layout is not scaled.
 */
export const fitToPages = (
  layoutAt: (scale: Scale) => DrawList,
  maxPages: number | undefined,
  baseSize: number,
): DrawList => {
  const unscaled = layoutAt(UNSCALED)
  if (maxPages === undefined || unscaled.pages.length <= maxPages) return unscaled
  const scales = listScales(baseSize)
  let low = 0
  let high = scales.length - 1
  let best = layoutAt(scales[high] ?? UNSCALED)
  if (best.pages.length > maxPages) return best
  while (low < high) {
    const middle = (low + high) >> 1
    const candidate = layoutAt(scales[middle] ?? UNSCALED)
    if (candidate.pages.length <= maxPages) {
      best = candidate
      high = middle
    } else low = middle + 1
  }
  return best
}
