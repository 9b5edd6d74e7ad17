import { isGained } from './ledger-points.ts'
import type { LedgerRow } from './results.ts'
import type { RuleCode } from './rules/index.ts'

interface Cause {
  readonly rule: RuleCode
  /** Its parameter that is 0 when the whole part is missing. */
  readonly count: string
  /** The part, as `sections-present` names it. */
  readonly section?: string
  /** Rules that lose all of their points where the part is missing. */
  readonly followers: readonly RuleCode[]
}

const LINE_RULES: readonly RuleCode[] = [
  'work-substance',
  'bullets-enough',
  'bullets-quantified',
  'bullets-action',
  'list-form',
]

const CAUSES: readonly Cause[] = [
  {
    rule: 'experience-present',
    count: 'jobs',
    section: 'experience',
    followers: ['experience-complete', ...LINE_RULES],
  },
  // Jobs without a description.
  { rule: 'experience-present', count: 'lines', followers: [...LINE_RULES, 'skills-used', 'specific-terms'] },
  { rule: 'skills-listed', count: 'count', section: 'skills', followers: ['skills-used'] },
]

/** The findings that only follow from a missing part, with the rule that says so: they are not shown beside it. */
export const findCauses = (ledger: readonly LedgerRow[]): ReadonlyMap<string, string> => {
  const lost = ledger.filter((row) => !isGained(row) && row.status !== 'unsure')
  const causes = CAUSES.filter(({ rule, count }) => lost.some((row) => row.rule === rule && row.params[count] === 0))
  const missing = String(lost.find(({ rule }) => rule === 'sections-present')?.params['missing'] ?? '').split(' ')
  const isSectionSaid = missing.every((section) => causes.some((cause) => cause.section === section))
  return new Map(
    causes.flatMap(({ rule, section, followers }) =>
      lost
        .filter(
          (row) =>
            (row.points === 0 && followers.some((follower) => follower === row.rule)) ||
            (row.rule === 'sections-present' && isSectionSaid && section !== undefined && missing.includes(section)),
        )
        .map((row) => [row.rule, rule] as const),
    ),
  )
}
