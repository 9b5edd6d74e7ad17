/** Scales of the page; 1 is its size on paper. */
const SCALES: readonly number[] = [0.25, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2]

/** CSS px per pt at scale 1. */
export const PX_PER_PT = 96 / 72

/** A scale that differs by less is shown as the same. */
const TOLERANCE = 0.01

/** Returns the next scale above or below the current one, or null when there is none. */
export const findNextScale = (current: number, by: 1 | -1): number | null =>
  (by > 0
    ? SCALES.find((scale) => scale > current + TOLERANCE)
    : SCALES.findLast((scale) => scale < current - TOLERANCE)) ?? null
