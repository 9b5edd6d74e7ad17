/** Circumference of the gauge (spec section 9): a radius of 50 in its own units. */
export const CIRCUMFERENCE = 314

/** How much of the stroke is not drawn for a score of 0 to 100. */
export const getDashOffset = (score: number): number => {
  const lit = Math.min(100, Math.max(0, score))
  return CIRCUMFERENCE - (CIRCUMFERENCE * lit) / 100
}
