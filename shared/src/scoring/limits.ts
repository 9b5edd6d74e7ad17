import type { LedgerRow } from './results.ts'
import type { RuleCode } from './rule-codes.ts'

/**
 * Faults that no other merit makes up for: while the share of every rule named is under `below`, the whole score is at
 * most `at`. The first rule gives the reason its name.
 */
const LIMITS: readonly { readonly rules: readonly RuleCode[]; readonly below: number; readonly at: number }[] = [
  { rules: ['placeholders'], below: 0.3, at: 45 },
  { rules: ['text-layer'], below: 0.5, at: 55 },
  { rules: ['clean-characters'], below: 0.1, at: 55 },
  { rules: ['experience-present'], below: 0.2, at: 60 },
  { rules: ['sections-present'], below: 0.3, at: 60 },
  { rules: ['contact-email', 'contact-phone'], below: 0.1, at: 60 },
  // Not one figure in all that is told: good at best, one point under the band of the excellent.
  { rules: ['bullets-quantified'], below: 0.02, at: 79 },
]

export interface Limit {
  readonly rule: RuleCode
  readonly at: number
}

/** The lowest limit that the ledger asks for, when it is under the score. */
export const limitOf = (ledger: readonly LedgerRow[], score: number): Limit | undefined => {
  const shares = new Map(ledger.map((row) => [row.rule, row.weight > 0 ? row.points / row.weight : 1]))
  return LIMITS.flatMap(({ rules, below, at }) => {
    const [rule] = rules
    return rule && at < score && rules.every((r) => (shares.get(r) ?? 1) < below) ? [{ rule, at }] : []
  }).sort((a, b) => a.at - b.at)[0]
}
