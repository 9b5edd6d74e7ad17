/** `part / whole` divided by a target share, at most 1. 0 when `whole` is 0. */
export const ratioToTarget = (part: number, whole: number, target = 1): number =>
  whole <= 0 ? 0 : Math.min(1, part / whole / target)

/** Linear ramp, 0–1: 1 up to `fullAt`, 0 from `zeroAt` on. `zeroAt` may be the smaller one. */
export const linearRamp = (value: number, fullAt: number, zeroAt: number): number =>
  Math.max(0, Math.min(1, (zeroAt - value) / (zeroAt - fullAt)))

/** 1 when `count` is 0, falling in a straight line to 0 at `zeroAt`. */
export const penaltyRatio = (count: number, zeroAt: number): number => Math.max(0, 1 - count / zeroAt)
