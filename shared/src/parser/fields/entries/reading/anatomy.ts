import { isCaps } from '../../../lines/line-style.ts'
import type { Segment } from '../segments.ts'
import type { Bias, Decoded, Role } from './decode-section.ts'
import type { LineReading } from './line-readings.ts'
import type { SectionLine } from './section-lines.ts'
import { WEIGHTS } from './weights.ts'

/**
 * How the entries of a section are built, as counts in a reading of it: the roles of lines by their look, the orders of
 * fields by the line of a title, and fields by the look of their texts.
 */
export interface Anatomy {
  readonly roles: Counts
  readonly orders: Counts
  readonly fields: Counts
}

type Counts = ReadonlyMap<string, number>

/** What is usual: shares of the roles, numbers of orders and fields. It weighs as much as this many lines. */
const USUAL_SHARES: Readonly<Record<Role, number>> = { start: 0.2, head: 0.2, wrapped: 0.1, body: 0.6 }
const USUAL_ORDERS = 8
const USUAL_FIELDS = 4
const USUAL_LINES = 1
/** The anatomy favors or disfavors a line by at most this. */
const describeText = ({ style, text, afterGap }: Segment): string =>
  `${style}${isCaps(text) ? 'C' : ''}${afterGap ? '|' : ''}`

/** The anatomy of the entries in a reading. */
export const countAnatomy = (lines: readonly SectionLine[], decoded: Decoded): Anatomy => {
  const roles = new Map<string, number>()
  const orders = new Map<string, number>()
  const fields = new Map<string, number>()
  const add = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  decoded.lines.forEach(({ role, reading, offset }, i) => {
    const style = lines[i]?.style ?? ''
    add(roles, style)
    add(roles, `${style} ${role}`)
    if (!reading) return
    add(orders, String(offset))
    add(orders, `${offset} ${reading.order}`)
    for (const { field, segment } of reading.spans) {
      add(fields, describeText(segment))
      add(fields, `${describeText(segment)} ${field}`)
    }
  })
  return { roles, orders, fields }
}

/** Favors what the anatomy shows: roles by the look of a line, orders of fields by the place in an entry's title. */
export const favorAnatomy = ({ roles, orders, fields }: Anatomy, lines: readonly SectionLine[]): Bias => {
  const looks = new Map<LineReading, number>()
  const scoreRole = (style: string, role: Role): number => {
    const prior = USUAL_SHARES[role]
    const share = ((roles.get(`${style} ${role}`) ?? 0) + USUAL_LINES * prior) / ((roles.get(style) ?? 0) + USUAL_LINES)
    return WEIGHTS.style * Math.log(share / prior)
  }
  const scoreLooks = (reading: LineReading): number => {
    let score = 0
    for (const { field, segment } of reading.spans) {
      const look = describeText(segment)
      const own = (fields.get(`${look} ${field}`) ?? 0) + USUAL_LINES / USUAL_FIELDS
      score += WEIGHTS.look * Math.log((own / ((fields.get(look) ?? 0) + USUAL_LINES)) * USUAL_FIELDS)
    }
    return score
  }
  return (at, role, reading, offset) => {
    const line = lines[at]
    if (!line) return 0
    let score = scoreRole(line.style, role)
    if (reading) {
      const own = (orders.get(`${offset} ${reading.order}`) ?? 0) + USUAL_LINES / USUAL_ORDERS
      score += WEIGHTS.order * Math.log((own / ((orders.get(String(offset)) ?? 0) + USUAL_LINES)) * USUAL_ORDERS)
      const look = looks.get(reading) ?? scoreLooks(reading)
      looks.set(reading, look)
      score += look
    }
    return Math.max(-MAX_BIAS, Math.min(MAX_BIAS, score))
  }
}

const MAX_BIAS = 4
