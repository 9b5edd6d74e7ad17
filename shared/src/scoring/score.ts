import { RULES } from './catalog.ts'
import type { Context } from './context/context.ts'
import { type Limit, limitOf } from './limits.ts'
import { CATEGORIES, type Category, type LedgerRow } from './results.ts'
import type { Measure, Rule } from './rule.ts'
import { RULE_CODES, type RuleCode } from './rule-codes.ts'
import { CATEGORY_WEIGHTS, WEIGHTS } from './weights.ts'

const EVIDENCE_MOST = 8
const TEXT_MOST = 300

export interface Scored {
  readonly overallScore: number
  readonly categories: Record<Category, { score: number }>
  readonly ledger: LedgerRow[]
  readonly notMeasured: RuleCode[]
  /** The fault that keeps the whole score down, if one does. */
  readonly limit?: Limit
}

const cents = (value: number): number => Math.round(value * 100) / 100

const canRun = (rule: Rule, { read }: Context): boolean =>
  rule.needs === 'text' || (read.source === 'pdf' && (rule.needs === 'layout' || read.meta.hazardsPass))

const safeParams = (params: Measure['params'] = {}): LedgerRow['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, TEXT_MOST) : value,
    ]),
  )

/** Runs every rule. Inside a category the weights of the rules that could be measured are scaled to 100 points. */
export const score = (context: Context): Scored => {
  const measured: { rule: Rule; code: RuleCode; measure: Measure }[] = []
  const notMeasured: RuleCode[] = []
  for (const code of RULE_CODES) {
    const rule: Rule = RULES[code]
    const measure = canRun(rule, context) ? rule.measure(context) : null
    if (measure) measured.push({ rule, code, measure })
    else notMeasured.push(code)
  }
  const ledger: LedgerRow[] = []
  const exact = {} as Record<Category, number>
  for (const category of CATEGORIES) {
    const rows = measured.filter((m) => m.rule.category === category)
    const total = rows.reduce((sum, m) => sum + WEIGHTS[m.code], 0)
    exact[category] = 0
    for (const { code, measure } of rows) {
      const weight = (WEIGHTS[code] / total) * 100
      const points = weight * Math.max(0, Math.min(1, measure.share))
      exact[category] += points
      ledger.push({
        rule: code,
        category,
        points: cents(points),
        weight: cents(weight),
        evidence: (measure.evidence ?? []).slice(0, EVIDENCE_MOST).map((e) => ('find' in e ? context.locate(e) : e)),
        params: safeParams(measure.params),
      })
    }
  }
  const overall = CATEGORIES.reduce((sum, c) => sum + exact[c] * CATEGORY_WEIGHTS[c], 0) / 100
  const limit = limitOf(ledger, overall)
  return {
    overallScore: Math.round(limit?.at ?? overall),
    ...(limit && { limit: { rule: limit.rule, at: limit.at } }),
    categories: {
      content: { score: Math.round(exact.content) },
      keywords: { score: Math.round(exact.keywords) },
      format: { score: Math.round(exact.format) },
      ats: { score: Math.round(exact.ats) },
    },
    ledger,
    notMeasured,
  }
}
