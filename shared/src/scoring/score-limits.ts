import type { LedgerRow } from './results.ts'
import type { RuleCode } from './rules/index.ts'

/**
 * While every rule of `rules` gained less than `below` (0–1) of its weight, the overall score is at most `at`. The first
 * rule names the limit. Values: calibration in docs/scoring.md.
 */
const SCORE_LIMITS: readonly { readonly rules: readonly RuleCode[]; readonly below: number; readonly at: number }[] = [
  { rules: ['placeholders'], below: 0.3, at: 45 },
  { rules: ['text-layer'], below: 0.5, at: 55 },
  { rules: ['clean-characters'], below: 0.1, at: 55 },
  { rules: ['experience-present'], below: 0.2, at: 60 },
  { rules: ['sections-present'], below: 0.3, at: 60 },
  { rules: ['contact-email', 'contact-phone'], below: 0.1, at: 60 },
  // Without any quantity the score stays one point under the band "excellent".
  { rules: ['bullets-quantified'], below: 0.02, at: 79 },
]

export interface ScoreLimit {
  readonly rule: RuleCode
  /** Highest possible overall score, 0–100. */
  readonly at: number
}

/** The lowest limit that applies to a ledger, when it is lower than `score` (0–100). */
export const findScoreLimit = (ledger: readonly LedgerRow[], score: number): ScoreLimit | undefined => {
  const gainedRatios = new Map(ledger.map((row) => [row.rule, row.weight > 0 ? row.points / row.weight : 1]))
  return SCORE_LIMITS.flatMap(({ rules, below, at }) => {
    const [rule] = rules
    return rule && at < score && rules.every((r) => (gainedRatios.get(r) ?? 1) < below) ? [{ rule, at }] : []
  }).sort((a, b) => a.at - b.at)[0]
}
