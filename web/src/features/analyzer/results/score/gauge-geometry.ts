/** Circumference of the gauge, in SVG units: its radius is 50. */
export const CIRCUMFERENCE = 314

/** `stroke-dashoffset` for a score; values outside of 0–100 are clamped. */
export const getDashOffset = (score: number): number => {
  const clamped = Math.min(100, Math.max(0, score))
  return CIRCUMFERENCE - (CIRCUMFERENCE * clamped) / 100
}
