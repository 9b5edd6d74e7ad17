import { unsafeCast } from '../../cast.ts'

/** A transformation in PDF's order: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The transformation that applies `n`, then `m`. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** A matrix from a value of pdf.js (an array, a typed array, or one of them in an array); the identity for other values. */
export const toMatrix = (value: unknown): Matrix => {
  if (!value || typeof value !== 'object' || !('length' in value)) return IDENTITY
  const list = unsafeCast<ArrayLike<unknown>>(value, 'it has a length')
  if (list.length === 1) return toMatrix(list[0])
  const n = Array.from(list, (x) => (typeof x === 'number' && Number.isFinite(x) ? x : 0))
  return n.length === 6 ? [n[0] ?? 1, n[1] ?? 0, n[2] ?? 0, n[3] ?? 1, n[4] ?? 0, n[5] ?? 0] : IDENTITY
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly right: number
  readonly bottom: number
}

/** The bounding box of a transformed box. */
export const transformBox = (m: Matrix, x: number, y: number, right: number, bottom: number): Box => {
  const xs = [x, right].flatMap((px) => [y, bottom].map((py) => m[0] * px + m[2] * py + m[4]))
  const ys = [x, right].flatMap((px) => [y, bottom].map((py) => m[1] * px + m[3] * py + m[5]))
  return { x: Math.min(...xs), y: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
