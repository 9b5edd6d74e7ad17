import { CATEGORY_WEIGHTS } from './category-weights.ts'
import type { Context } from './context/context.ts'
import { CATEGORIES, type Category, type LedgerRow } from './results.ts'
import type { Rule, RuleResult } from './rule.ts'
import { RULES, type RuleCode } from './rules/index.ts'
import { findScoreLimit, type ScoreLimit } from './score-limits.ts'

const MAX_EVIDENCE = 8
const MAX_PARAM_CHARS = 300

export interface ScoreResult {
  /** 0–100, rounded. */
  readonly overallScore: number
  readonly categories: Record<Category, { score: number }>
  readonly ledger: LedgerRow[]
  /** Rules that could not run or had nothing to measure. */
  readonly notMeasured: RuleCode[]
  /** The limit that lowered `overallScore`, if one did. */
  readonly limit?: ScoreLimit
}

interface Measured {
  readonly rule: Rule
  readonly result: RuleResult
}

const roundToHundredths = (value: number): number => Math.round(value * 100) / 100

const canRun = (rule: Rule, { extracted }: Context): boolean =>
  rule.needs === 'text' || (extracted.source === 'pdf' && (rule.needs === 'layout' || extracted.meta.hazardsPass))

const truncateParams = (params: RuleResult['params'] = {}): LedgerRow['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_PARAM_CHARS) : Number.isFinite(value) ? value : 0,
    ]),
  )

const measureRules = (context: Context): { measured: Measured[]; notMeasured: RuleCode[] } => {
  const measured: Measured[] = []
  const notMeasured: RuleCode[] = []
  for (const rule of RULES) {
    const result = canRun(rule, context) ? rule.measure(context) : null
    if (result) measured.push({ rule, result })
    else notMeasured.push(rule.code)
  }
  return { measured, notMeasured }
}

/** Runs every rule. Inside a category the weights of the rules that could be measured are scaled to 100 points. */
export const scoreContext = (context: Context): ScoreResult => {
  const { measured, notMeasured } = measureRules(context)
  const ledger: LedgerRow[] = []
  const exact: Record<Category, number> = { content: 0, keywords: 0, format: 0, ats: 0 }
  for (const category of CATEGORIES) {
    const rows = measured.filter((m) => m.rule.category === category)
    const total = rows.reduce((sum, m) => sum + m.rule.weight, 0)
    for (const { rule, result } of rows) {
      const weight = (rule.weight / total) * 100
      // A ratio that is not a number gains nothing, so that no file can make a run fail.
      const points = weight * Math.max(0, Math.min(1, result.ratio || 0))
      exact[category] += points
      ledger.push({
        rule: rule.code,
        category,
        points: roundToHundredths(points),
        weight: roundToHundredths(weight),
        evidence: (result.evidence ?? [])
          .slice(0, MAX_EVIDENCE)
          .map((e) => ('find' in e ? context.locateEvidence(e) : e)),
        params: truncateParams(result.params),
      })
    }
  }
  const overall = CATEGORIES.reduce((sum, c) => sum + exact[c] * CATEGORY_WEIGHTS[c], 0) / 100
  const limit = findScoreLimit(ledger, overall)
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
