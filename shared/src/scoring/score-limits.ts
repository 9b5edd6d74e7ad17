import { MIN_CERTAIN_CONFIDENCE } from '../parser/parsed-resume.ts'
import type { LedgerRow } from './results.ts'
import { ENOUGH_SUBSTANCE } from './rules/content/work-substance.ts'
import type { RuleCode } from './rules/index.ts'

/**
 * While every rule of `rules` gained less than `below` (0–1) of its weight, the overall score is at most `at`. The first
 * rule names the limit. Values: calibration in docs/scoring.md.
 */
const SCORE_LIMITS: readonly { readonly rules: readonly RuleCode[]; readonly below: number; readonly at: number }[] = [
  { rules: ['placeholders'], below: 0.3, at: 45 },
  { rules: ['text-layer'], below: 0.5, at: 55 },
  { rules: ['clean-characters'], below: 0.1, at: 55 },
  { rules: ['sections-present'], below: 0.3, at: 60 },
  { rules: ['contact-email', 'contact-phone'], below: 0.1, at: 60 },
]

/** Limit without any told work, limit with just too little to be “good”, told work without a limit, and the curve between. */
const SUBSTANCE_LIMITS = { none: 36, enough: 59, freeAt: 6, exponent: 1.3 } as const

export interface ScoreLimit {
  readonly rule: RuleCode
  /** Highest possible overall score, 0–100. */
  readonly at: number
}

/** The limit by the amount of told work rises with it: no line more makes a jump. */
const findSubstanceLimit = (ledger: readonly LedgerRow[]): ScoreLimit[] => {
  const row = ledger.find(({ rule }) => rule === 'work-substance')
  const amount = Number(row?.params['amount'] ?? Number.POSITIVE_INFINITY)
  const { enough, freeAt, exponent } = SUBSTANCE_LIMITS
  // Work that may not have been read is held against nobody, but nothing shows that it is good.
  const unread = row?.status === 'unsure' ? 1 - (row.confidence ?? 1) / MIN_CERTAIN_CONFIDENCE : 0
  const none = SUBSTANCE_LIMITS.none + (enough - SUBSTANCE_LIMITS.none) * unread
  const at =
    amount < ENOUGH_SUBSTANCE
      ? none + ((enough - none) * amount) / ENOUGH_SUBSTANCE
      : enough + (100 - enough) * ((amount - ENOUGH_SUBSTANCE) / (freeAt - ENOUGH_SUBSTANCE)) ** exponent
  return at < 100 ? [{ rule: 'work-substance', at: Math.round(at) }] : []
}

/** Limit without any scale, and the share (0–1) of lines with one from which the score is free. */
const SCALE_LIMITS = { none: 84, freeAt: 0.1 } as const

const findScaleLimit = (ledger: readonly LedgerRow[]): ScoreLimit[] => {
  // Results of older versions have `with` alone.
  const {
    with: count = 1,
    of = 1,
    scaled = count,
  } = ledger.find(({ rule }) => rule === 'bullets-quantified')?.params ?? {}
  const share = Number(of) > 0 ? Number(scaled) / Number(of) : 0
  const { none, freeAt } = SCALE_LIMITS
  return share < freeAt ? [{ rule: 'bullets-quantified', at: Math.round(none + ((100 - none) * share) / freeAt) }] : []
}

/** The lowest limit that applies to a ledger, when it is lower than `score` (0–100). */
export const findScoreLimit = (ledger: readonly LedgerRow[], score: number): ScoreLimit | undefined => {
  const gainedRatios = new Map(ledger.map((row) => [row.rule, row.weight > 0 ? row.points / row.weight : 1]))
  const fixed = SCORE_LIMITS.flatMap(({ rules, below, at }) => {
    const [rule] = rules
    return rule && rules.every((r) => (gainedRatios.get(r) ?? 1) < below) ? [{ rule, at }] : []
  })
  return [...fixed, ...findSubstanceLimit(ledger), ...findScaleLimit(ledger)]
    .filter(({ at }) => at < score)
    .sort((a, b) => a.at - b.at)[0]
}
