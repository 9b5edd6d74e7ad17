import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { cacheByText } from '../../../parser/lexicon/text-cache.ts'
import { extractTermKeys } from '../../job-match/terms.ts'
import { toRoot } from '../../job-match/tokens.ts'
import { TRADE_EVIDENCE } from '../../lexicon/trade-evidence.ts'
import { ABOUT_EMPLOYER, CLAIM_OPENER, EMPTY_WORDS, PURPOSE, TENURE_OPENER } from '../../lexicon/work-substance.ts'
import { linearRamp } from '../../ratio.ts'
import { rewriteLine } from '../../suggestions/rewrite-line.ts'
import { splitWords } from '../text.ts'
import { hasQuantity } from './quantities.ts'
import type { Statement } from './statements.ts'

/** What a statement tells, each 0–1. */
export interface StatementSubstance {
  readonly statement: Statement
  /** What was done and to what: informative words. */
  readonly deed: number
  /** With what or for whom: a tool, a method, a name. */
  readonly means: number
  /** On what scale: a quantity, or what shows it in a trade without figures. */
  readonly scale: number
  /** To what end: a purpose or a result. */
  readonly end: number
  /** All four together, 0–1. 0 for an empty, generic or repeated line. */
  readonly value: number
  /** Whether an earlier line tells the same. */
  readonly isRepeated: boolean
}

const WEIGHTS = { deed: 0.4, means: 0.2, scale: 0.25, end: 0.15 } as const
/** Informative words of a line: from the first number the deed counts, with the second it counts in full. */
const MIN_WORDS = 1
const FULL_WORDS = 6
/** A line with this share (0–1) of its roots in one earlier line repeats it. */
const MIN_REPEATED_RATIO = 0.8
/** What trade evidence counts beside a quantity. */
const TRADE_SCALE = 0.75
/** What the length of a service counts beside a quantity. */
const TENURE_SCALE = 0.25
const NAME_INSIDE = /(?<=[\p{Ll}\d,)]\s)\p{Lu}[\p{L}\d&.]+/u

const listRoots = (text: string): string[] =>
  splitWords(text).flatMap((raw) => {
    const word = normalizeText(raw)
    return word.length < 3 || /\d/.test(word) || EMPTY_WORDS.has(word) ? [] : [toRoot(word)]
  })

const createTradeTest = (positions: readonly string[]): ((plain: string) => boolean) => {
  const trades = TRADE_EVIDENCE.filter(({ position }) => positions.some((p) => position.test(normalizeText(p))))
  return (plain) => trades.some(({ evidence }) => evidence.test(plain))
}

const isRepeated = (roots: readonly string[], earlier: readonly ReadonlySet<string>[]): boolean =>
  earlier.some((known) => roots.filter((root) => known.has(root)).length >= roots.length * MIN_REPEATED_RATIO)

/** A line as it tells its deed: “Responsible for training 12 waiters” tells as much as “Trained 12 waiters”, not more. */
const openWithDeed = cacheByText(
  (text) => (rewriteLine(text, 'es', 'past') ?? rewriteLine(text, 'en', 'past'))?.after ?? text,
)

/**
 * What each statement tells. `positions` are the titles and positions of the resume, from which the trade is known.
 * Claims, sentences about the employer and repeated lines tell nothing.
 */
export const measureSubstance = (
  statements: readonly Statement[],
  positions: readonly string[],
): StatementSubstance[] => {
  const isTradeEvidence = createTradeTest(positions)
  const earlier: ReadonlySet<string>[] = []
  return statements.map((statement) => {
    const text = openWithDeed(statement.text)
    const plain = normalizeText(text)
    const roots = [...new Set(listRoots(text))]
    const repeats = isRepeated(roots, earlier)
    const isTenure = TENURE_OPENER.test(plain)
    const isEmpty = isTenure || CLAIM_OPENER.test(plain) || ABOUT_EMPLOYER.test(plain) || repeats
    if (roots.length > 0) earlier.push(new Set(roots))
    const deed = isEmpty ? 0 : linearRamp(roots.length, FULL_WORDS, MIN_WORDS)
    if (deed === 0) {
      const scale = isTenure && !repeats && hasQuantity(text) ? TENURE_SCALE : 0
      return { statement, deed, means: 0, scale, end: 0, value: 0, isRepeated: repeats }
    }
    const means = extractTermKeys(text).length > 0 || NAME_INSIDE.test(text) ? 1 : 0
    const scale = hasQuantity(text) ? 1 : isTradeEvidence(plain) ? TRADE_SCALE : 0
    const end = PURPOSE.test(plain) ? 1 : 0
    const value = WEIGHTS.deed * deed + WEIGHTS.means * means + WEIGHTS.scale * scale + WEIGHTS.end * end
    return { statement, deed, means, scale, end, value, isRepeated: false }
  })
}
