import { MIN_CERTAIN_CONFIDENCE } from '../parser/parsed-resume.ts'
import { CATEGORY_WEIGHTS } from './category-weights.ts'
import type { Context } from './context/context.ts'
import { isGained } from './ledger-points.ts'
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

/** Confidence (0–1) in what a finding rests on: its part of the resume, and the entries of its evidence. */
const rateConfidence = (
  { restsOn, comparesWith, restsOnNames }: Rule,
  { evidence = [] }: RuleResult,
  { reading }: Context,
): number => {
  if (!restsOn || reading.isChecked(restsOn)) return 1
  const parts = Math.min(reading.rate(restsOn), comparesWith ? reading.rate(comparesWith) : 1)
  if (!restsOnNames) return parts
  const entries = evidence.flatMap(({ path }) => (path ? [reading.rateEntry(path)] : []))
  const sorted = entries.sort((a, b) => a - b)
  return Math.min(parts, sorted[Math.floor((sorted.length - 1) / 2)] ?? 1)
}

/** Whether the counts of a finding are certain; otherwise its sentence has none, or calls them the least. */
const hasExactCounts = ({ restsOn, comparesWith, counts = [] }: Rule, { reading }: Context): boolean =>
  [restsOn, comparesWith, ...counts].every((subject) => subject === undefined || reading.isExact(subject))

/** A category is at 100 only without a fault. */
const roundCategory = (exact: number, rows: readonly LedgerRow[]): number =>
  Math.min(Math.round(exact), rows.every(isGained) ? 100 : 99)

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
      const ratio = Math.max(0, Math.min(1, result.ratio || 0))
      const confidence = ratio < 1 ? rateConfidence(rule, result, context) : 1
      const isUnsure = confidence < MIN_CERTAIN_CONFIDENCE
      const points = weight * (isUnsure ? 1 - (1 - ratio) * confidence : ratio)
      exact[category] += points
      ledger.push({
        rule: rule.code,
        category,
        points: roundToHundredths(points),
        weight: roundToHundredths(weight),
        evidence: (result.evidence ?? [])
          .slice(0, MAX_EVIDENCE)
          .map((e) => ('find' in e ? context.locateEvidence(e) : e)),
        params: { ...truncateParams(result.params), ...(!hasExactCounts(rule, context) && { estimated: 1 }) },
        ...(isUnsure && { status: 'unsure' }),
        ...(confidence < 1 && { confidence: roundToHundredths(confidence) }),
      })
    }
  }
  const overall = CATEGORIES.reduce((sum, c) => sum + exact[c] * CATEGORY_WEIGHTS[c], 0) / 100
  const limit = findScoreLimit(ledger, overall)
  const category = (name: Category) => ({
    score: roundCategory(
      exact[name],
      ledger.filter((row) => row.category === name && row.weight > 0),
    ),
  })
  return {
    overallScore: Math.round(limit?.at ?? overall),
    ...(limit && { limit: { rule: limit.rule, at: limit.at } }),
    categories: {
      content: category('content'),
      keywords: category('keywords'),
      format: category('format'),
      ats: category('ats'),
    },
    ledger,
    notMeasured,
  }
}
