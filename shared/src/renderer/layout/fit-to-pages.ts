import { MIN_FONT_SIZE_PT, type Scale } from '../compose/style.ts'
import type { DrawList } from '../draw/draw-list.ts'
import { measureOverflow } from './measure-overflow.ts'

const UNSCALED: Scale = { space: 1, size: 1 }
/** Space shrinks to this factor before the text does; margins follow it by a part. */
const MIN_SPACE = 0.5
const MIN_SPACE_AT_MIN_SIZE = 0.42
/** Share of the way from no scaling to the smallest scale on which only space shrinks. */
const SPACE_PART = 0.6
/** Halvings of the way; the last one is under 0.1 pt of the text's size. */
const STEPS = 6

/** The scale at `part` (0–1) of the way from no scaling to the smallest readable one. `minSize`: factor of the text. */
const getScale = (part: number, minSize: number): Scale => {
  if (part <= SPACE_PART) return { space: 1 - ((1 - MIN_SPACE) * part) / SPACE_PART, size: 1 }
  const rest = (part - SPACE_PART) / (1 - SPACE_PART)
  return { space: MIN_SPACE - (MIN_SPACE - MIN_SPACE_AT_MIN_SIZE) * rest, size: 1 - (1 - minSize) * rest }
}

/**
 * The layout at the largest scale that fits on `maxPages` pages: less space and narrower margins first, then smaller
 * text, never below 9 pt. When none fits, the layout at the smallest scale, which says what is too much. Without
 * `maxPages` the layout is not scaled. `baseSize`: of the text in pt.
 */
export const fitToPages = (
  layoutAt: (scale: Scale) => DrawList,
  maxPages: number | undefined,
  baseSize: number,
): DrawList => {
  const unscaled = layoutAt(UNSCALED)
  if (maxPages === undefined || unscaled.pages.length <= maxPages) return unscaled
  const minSize = Math.min(1, MIN_FONT_SIZE_PT / baseSize)
  let best = layoutAt(getScale(1, minSize))
  if (best.pages.length > maxPages) return { ...best, overflow: measureOverflow(best, maxPages) }
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    const candidate = layoutAt(getScale(middle, minSize))
    if (candidate.pages.length <= maxPages) {
      best = candidate
      high = middle
    } else low = middle
  }
  return best
}
