import type { PathCommand, Shape } from './shapes.ts'

const QUARTER_TURN_RAD = Math.PI / 2

/** A stroked arc, clockwise from the top. `share` of the full circle, 0–1; `stroke` #rrggbb; `line` its width in pt. */
export const createArc = (x: number, y: number, r: number, share: number, stroke: string, line: number): Shape => {
  const whole = Math.min(1, Math.max(0, share)) * 2 * Math.PI
  const segments = Math.max(1, Math.ceil(whole / QUARTER_TURN_RAD))
  const step = whole / segments
  const k = (4 / 3) * Math.tan(step / 4) * r
  const at = (angle: number) => [r * Math.sin(angle), -r * Math.cos(angle)] as const
  const along = (angle: number) => [Math.cos(angle), Math.sin(angle)] as const
  const start = at(0)
  const d: PathCommand[] = [['M', start[0], start[1]]]
  for (let i = 0; i < segments; i++) {
    const [from, to] = [i * step, (i + 1) * step]
    const [p, q] = [at(from), at(to)]
    const [u, v] = [along(from), along(to)]
    d.push(['C', p[0] + k * u[0], p[1] + k * u[1], q[0] - k * v[0], q[1] - k * v[1], q[0], q[1]])
  }
  return { kind: 'path', x, y, size: 24, d, stroke, line }
}
