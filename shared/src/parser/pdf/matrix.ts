import { trust } from '../../cast.ts'

/** A transformation as PDF writes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const UNIT: Matrix = [1, 0, 0, 1, 0, 0]

/** First `n`, then `m`. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** Six finite numbers out of whatever pdf.js hands over (a list, a typed array, one of them in a list); else the unit. */
export const matrixOf = (value: unknown): Matrix => {
  if (!value || typeof value !== 'object' || !('length' in value)) return UNIT
  const list = trust<ArrayLike<unknown>>(value, 'it has a length')
  if (list.length === 1) return matrixOf(list[0])
  const n = Array.from(list, (x) => (typeof x === 'number' && Number.isFinite(x) ? x : 0))
  return n.length === 6 ? [n[0] ?? 1, n[1] ?? 0, n[2] ?? 0, n[3] ?? 1, n[4] ?? 0, n[5] ?? 0] : UNIT
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly right: number
  readonly bottom: number
}

/** The box around a transformed box, y as the matrix has it. */
export const boxOf = (m: Matrix, x: number, y: number, right: number, bottom: number): Box => {
  const xs = [x, right].flatMap((px) => [y, bottom].map((py) => m[0] * px + m[2] * py + m[4]))
  const ys = [x, right].flatMap((px) => [y, bottom].map((py) => m[1] * px + m[3] * py + m[5]))
  return { x: Math.min(...xs), y: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
