import { type LineReading, ORGANIZATION, PLACE, TITLE } from './line-readings.ts'
import type { SectionLine } from './section-lines.ts'
import { WEIGHTS } from './weights.ts'

/** What a line is in a reading: the first line of an entry, a further line of its title, or its text. */
export type Role = 'start' | 'head' | 'wrapped' | 'body'

/** A line's place in a reading of the section. */
interface DecodedLine {
  readonly role: Role
  readonly reading: LineReading | undefined
  /** Whether the next line, which is `wrapped`, is read together with it. */
  readonly isPair: boolean
  /** The number of lines of its entry's title before it, up to `MAX_OFFSET`. */
  readonly offset: number
}

/** More or less than the plain score of a line in a role, by what a hypothesis expects. */
export type Bias = (at: number, role: Role, reading: LineReading | undefined, offset: number) => number

export interface Decoded {
  readonly lines: readonly DecodedLine[]
  readonly score: number
}

/** Title lines further down are counted together. */
const MAX_OFFSET = 3

// A state of the decoder as bits: the fields that the entry's title holds so far, then these.
const FIELDS = TITLE | ORGANIZATION | PLACE
const DATES = 8
/** The first line of the entry names its employer and no position. */
const HEAD = 16
/** The entry is one of several below an employer that is printed once. */
const HEADED = 32
const BODY = 64
const OFFSET_SHIFT = 7
/** The line is read already, with the one above. */
const PAIRED = 1 << 9
const SECOND_OF_PAIR: DecodedLine = { role: 'wrapped', reading: undefined, isPair: false, offset: 0 }
/** Before the first entry: text that belongs to none. */
const NONE = BODY

/** The best score of each state. */
type Scores = ReadonlyMap<number, number>

interface Step {
  readonly before: number
  readonly line: DecodedLine
}

/** How complete an entry is. */
const scoreEntry = (state: number): number =>
  (state & TITLE ? 0 : WEIGHTS.noTitle) +
  (state & ORGANIZATION ? 0 : state & HEADED ? WEIGHTS.inherited : WEIGHTS.noOrganization) +
  (state & DATES ? 0 : WEIGHTS.noDates) +
  (state & (TITLE | ORGANIZATION) ? 0 : WEIGHTS.noName)

/** The best reading of a section's lines: where its entries start and what their title lines hold. */
export const decodeSection = (lines: readonly SectionLine[], bias: Bias): Decoded => {
  const steps: (Step | undefined)[][] = []
  let scores: Scores = new Map()
  lines.forEach((line, at) => {
    const next = new Map<number, number>()
    const own: (Step | undefined)[] = []
    const add = (state: number, score: number, before: number, decoded: DecodedLine): void => {
      if (score <= (next.get(state) ?? -Infinity)) return
      next.set(state, score)
      own[state] = { before, line: decoded }
    }
    const { open, paired } = separatePaired(at === 0 ? new Map([[NONE, 0]]) : scores)
    const current = { line, at, readings: listWithPairs(line) }
    addStarts(current, at === 0 ? [{ state: NONE, score: 0 }] : closeEntries(open), bias, add)
    addContinuations(current, open, bias, add)
    for (const [state, score] of paired)
      add(state & ~PAIRED, score + bias(at, 'wrapped', undefined, 0), state, SECOND_OF_PAIR)
    steps.push(own)
    scores = prune(next)
  })
  return trace(steps, scores)
}

/** States whose line is to be read, and those whose line is read with the one above. */
const separatePaired = (scores: Scores): { open: Scores; paired: Scores } => {
  const open = new Map<number, number>()
  const paired = new Map<number, number>()
  for (const [state, score] of scores) (state & PAIRED ? paired : open).set(state, score)
  return { open, paired }
}

/** States further below the best one than this are given up. */
const BEAM = 10

const prune = (scores: Map<number, number>): Scores => {
  const least = Math.max(...scores.values()) - BEAM
  for (const [state, score] of scores) if (score < least) scores.delete(state)
  return scores
}

const trace = (steps: readonly (readonly (Step | undefined)[])[], scores: Scores): Decoded => {
  const best = closeEntries(scores).sort((a, b) => b.score - a.score)[0]
  const decoded: DecodedLine[] = []
  let state = best?.state ?? NONE
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]?.[state]
    if (!step) break
    decoded.push(step.line)
    state = step.before
  }
  return { lines: decoded.reverse(), score: best?.score ?? -Infinity }
}

interface Closed {
  readonly state: number
  readonly score: number
}

/** The best state in which an entry can end, with and without an employer that heads the next ones. */
const closeEntries = (scores: Scores): Closed[] => {
  const best: [Closed | undefined, Closed | undefined] = [undefined, undefined]
  for (const [state, score] of scores) {
    const closed = score + scoreEntry(state)
    const kind = state & (HEAD | HEADED) ? 1 : 0
    if (closed > (best[kind]?.score ?? -Infinity)) best[kind] = { state, score: closed }
  }
  return best.flatMap((each) => each ?? [])
}

type Add = (state: number, score: number, before: number, decoded: DecodedLine) => void

interface CurrentLine {
  readonly line: SectionLine
  readonly at: number
  /** Its readings alone and together with the next one. */
  readonly readings: readonly Reading[]
}

const addStarts = ({ line, at, readings }: CurrentLine, closed: readonly Closed[], bias: Bias, add: Add): void => {
  for (const { reading, isPair, dated, value } of readings) {
    const isOther = reading.spans[0]?.field === 0
    const score =
      line.start + value + WEIGHTS.headLine + (isOther ? WEIGHTS.firstOther : 0) + bias(at, 'start', reading, 0)
    const names = reading.fields & (TITLE | ORGANIZATION)
    const flags = reading.fields | (dated ? DATES : 0) | (names === ORGANIZATION ? HEAD : 0) | (isPair ? PAIRED : 0)
    const decoded: DecodedLine = { role: 'start', reading, isPair, offset: 0 }
    for (const before of closed) {
      const isHeaded = before.state & (HEAD | HEADED) && !(names & ORGANIZATION)
      add(flags | (isHeaded ? HEADED : 0), before.score + score, before.state, decoded)
    }
  }
}

interface Reading {
  readonly reading: LineReading
  readonly isPair: boolean
  readonly dated: boolean
  readonly isRange: boolean
  readonly value: number
}

/** The readings of a line alone and together with the next one. */
const listWithPairs = ({ readings, isDated, isRange, pair }: SectionLine): Reading[] => [
  ...readings.map((reading) => ({ reading, isPair: false, dated: isDated, isRange, value: reading.score })),
  ...(pair
    ? pair.readings.map((reading) => ({
        reading,
        isPair: true,
        dated: pair.isDated,
        isRange: pair.isRange,
        value: reading.score + pair.score,
      }))
    : []),
]

interface Head extends Reading {
  /** Whether it has names, all of which no field holds. */
  readonly isOther: boolean
  readonly score: number
  readonly decoded: DecodedLine
}

const listHeads = ({ line, at, readings }: CurrentLine, offset: number, bias: Bias): Head[] =>
  readings.map((each) => ({
    ...each,
    isOther: each.reading.fields === 0 && each.reading.spans.length > 0,
    score: line.head + each.value + WEIGHTS.headLine + bias(at, 'head', each.reading, offset),
    decoded: { role: 'head', reading: each.reading, isPair: each.isPair, offset },
  }))

const addContinuations = (current: CurrentLine, scores: Scores, bias: Bias, add: Add): void => {
  const { line, at } = current
  const body: DecodedLine = { role: 'body', reading: undefined, isPair: false, offset: 0 }
  const bodyScore = line.body + bias(at, 'body', undefined, 0)
  const heads = new Map<number, Head[]>()
  const headsAt = (offset: number): Head[] => {
    const known = heads.get(offset) ?? listHeads(current, offset, bias)
    heads.set(offset, known)
    return known
  }
  for (const [state, score] of scores) {
    add((state | BODY) & (BODY * 2 - 1), score + bodyScore + (state === NONE ? WEIGHTS.preamble : 0), state, body)
    if (state & BODY) continue
    const offset = state >> OFFSET_SHIFT
    if (line.wrapped !== undefined)
      add(state, score + line.wrapped + bias(at, 'wrapped', undefined, offset), state, {
        role: 'wrapped',
        reading: undefined,
        isPair: false,
        offset,
      })
    const nextOffset = Math.min(MAX_OFFSET, offset + 1)
    for (const head of headsAt(nextOffset)) {
      const { fields } = head.reading
      const second = head.dated && state & DATES ? (head.isRange ? WEIGHTS.secondRange : WEIGHTS.secondDates) : 0
      if (state & fields & FIELDS) continue
      const other = second !== 0 && head.isOther ? WEIGHTS.secondOther : 0
      let next = (state & (BODY - 1)) | fields | (head.dated ? DATES : 0) | (nextOffset << OFFSET_SHIFT)
      if (head.isPair) next |= PAIRED
      if (fields & ORGANIZATION) next &= ~HEADED
      add(next, score + head.score + second + other, state, head.decoded)
    }
  }
}
