import type { MatchedStatement } from './matched-facts.ts'

/** Statements of one workplace that a letter tells in a row. */
export interface StatementGroup {
  readonly statements: readonly MatchedStatement[]
}

const WEIGHT = { required: 3, preferred: 1.5 } as const
const NUMBER_WEIGHT = 2
/** What somebody was there for says less than what they did. */
const DUTY = /^(?:my work|was |am |me (?:ocup|encarg)|fui |soy |estuve a cargo|estoy a cargo)/
const DUTY_WEIGHT = 1
/** What was done last counts more. */
const RECENCY_WEIGHTS = [1.5, 0.75]
const MAX_PER_WORKPLACE = 3

/**
 * The statements that say most, at most `count`: each requirement counts once, then numbers, then how recent the work
 * is. They are grouped by workplace, in the order of `statements`.
 */
export const selectStatements = (statements: readonly MatchedStatement[], count: number): StatementGroup[] => {
  const workplaces = [...new Set(statements.map(({ workplace }) => workplace.id))]
  const shown = new Set<string>()
  const chosen = new Set<MatchedStatement>()
  const rate = (statement: MatchedStatement): number => {
    const rank = workplaces.indexOf(statement.workplace.id)
    const news = statement.meets.filter(({ key }) => !shown.has(key))
    return (
      news.reduce((sum, { level }) => sum + WEIGHT[level], 0) +
      (statement.hasNumber ? NUMBER_WEIGHT : 0) -
      (DUTY.test(statement.clause) ? DUTY_WEIGHT : 0) +
      (RECENCY_WEIGHTS[rank] ?? 0)
    )
  }
  const isFull = ({ workplace }: MatchedStatement) =>
    [...chosen].filter((one) => one.workplace.id === workplace.id).length >= MAX_PER_WORKPLACE
  while (chosen.size < count) {
    const open = statements.filter((one) => !chosen.has(one) && !isFull(one))
    const best = open.reduce<MatchedStatement | null>(
      (top, one) => (top === null || rate(one) > rate(top) ? one : top),
      null,
    )
    if (!best) break
    chosen.add(best)
    for (const { key } of best.meets) shown.add(key)
  }
  return workplaces
    .map((id) => ({ statements: statements.filter((one) => chosen.has(one) && one.workplace.id === id) }))
    .filter((group) => group.statements.length > 0)
}
