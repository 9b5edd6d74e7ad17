import type { Language } from '../languages.ts'
import { findRuleMessages, getMessages } from '../messages/messages.ts'
import type { AnalysisLevel } from '../plans.ts'
import { findCauses } from './causes.ts'
import { getFixGain } from './fix-gain.ts'
import { availablePoints, isGained, lostPoints } from './ledger-points.ts'
import {
  type AdviceItem,
  type AnalysisResults,
  CATEGORIES,
  type Category,
  type LedgerRow,
  type LedgerView,
  type ResumeCountry,
  type StoredAnalysis,
} from './results.ts'
import { RULE_FIELDS, RULE_SUBJECTS } from './rules/index.ts'
import type { Subject } from './subject.ts'
import { withCountry } from './with-country.ts'

/** Of one category. */
const MAX_SUGGESTIONS: Readonly<Record<AnalysisLevel, number>> = { basic: 6, advanced: 40 }
const MAX_STRENGTHS = 8
const MAX_IMPROVEMENTS = 8
/** Points of the overall score. Smaller rules are not listed as a strength or an area to improve. */
const MIN_STRENGTH_POINTS = 0.9
const MIN_IMPROVEMENT_POINTS = 0.8

/** A rule that this version no longer has keeps its code as title. */
const toLedgerView = (row: LedgerRow, language: Language, country: ResumeCountry | undefined): LedgerView => {
  const messages = findRuleMessages(row.rule, language)
  if (!messages) return { ...row, title: row.rule, text: '' }
  const subject = RULE_SUBJECTS[row.rule]
  if (row.status === 'unsure' && subject)
    return { ...row, title: messages.title, text: getMessages(language).advice.questions[subject] }
  return {
    ...row,
    title: messages.title,
    text: (isGained(row) ? messages.gained : messages.lost)(withCountry(row.params, country)),
  }
}

/** One question for each part that may have been misread, the largest loss first. */
const listQuestions = (unsure: readonly LedgerView[]): NonNullable<AnalysisResults['questions']> => {
  const bySubject = new Map<Subject | undefined, readonly LedgerView[]>()
  for (const row of unsure) {
    const subject = RULE_SUBJECTS[row.rule]
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), row])
  }
  return [...bySubject].map(([subject, rows]) => {
    const path =
      rows.flatMap(({ evidence }) => evidence.flatMap((e) => e.path ?? []))[0] ?? RULE_FIELDS[rows[0]?.rule ?? '']
    return {
      text: rows[0]?.text ?? '',
      rules: rows.map(({ rule }) => rule),
      ...(subject && { subject }),
      ...(path && { path }),
    }
  })
}

const getRuleTitle = (code: string, language: Language): string => findRuleMessages(code, language)?.title ?? code

const selectAdvice = (items: readonly AdviceItem[], kind: AdviceItem['kind'], category?: Category): string[] =>
  items
    .filter((item) => item.kind === kind && (category === undefined || item.category === category))
    .map((i) => i.text)

/**
 * A stored analysis with its sentences in `language`. Advice of a model is used only when it was written in that language;
 * otherwise the rules' own sentences fill the list, and one list never mixes both.
 */
export const toResults = (stored: StoredAnalysis, language: Language): AnalysisResults => {
  const { analysis } = stored
  const messages = getMessages(language).advice
  const model = stored.advice && stored.advice.language === language ? stored.advice.items : []
  const level = stored.advice?.level ?? 'basic'
  const causes = findCauses(analysis.ledger)
  const rows = analysis.ledger.map((row) => {
    const followers = [...causes].flatMap(([rule, cause]) => (cause === row.rule ? [rule] : []))
    const follows = causes.get(row.rule)
    return {
      ...toLedgerView(row, language, analysis.country),
      ...(!isGained(row) && { gain: Math.round(getFixGain(analysis.ledger, row, followers) * 100) / 100 }),
      ...(follows !== undefined && { follows }),
    }
  })
  const open = rows.filter((row) => !isGained(row)).sort((a, b) => lostPoints(b) - lostPoints(a))
  const lost = open.filter((row) => row.status !== 'unsure' && !causes.has(row.rule))
  const gained = rows.filter(isGained).sort((a, b) => availablePoints(b) - availablePoints(a))
  const pick = (fromModel: string[], fromRules: string[], most: number) =>
    (fromModel.length > 0 ? fromModel : fromRules).slice(0, most)

  const isLimitUnsure = rows.some(({ rule, status }) => rule === analysis.limit?.rule && status === 'unsure')
  const writeLimit = isLimitUnsure ? messages.unsureLimit : messages.limit
  const limit = analysis.limit && {
    ...analysis.limit,
    text: writeLimit(getRuleTitle(causes.get(analysis.limit.rule) ?? analysis.limit.rule, language), analysis.limit.at),
  }
  const category = (name: Category) => ({
    score: analysis.categories[name].score,
    suggestions: pick(
      selectAdvice(model, 'suggestion', name),
      lost.filter((row) => row.category === name).map((row) => row.text),
      MAX_SUGGESTIONS[model.length > 0 ? level : 'basic'],
    ),
  })
  return {
    overallScore: analysis.overallScore,
    categories: {
      content: category('content'),
      keywords: category('keywords'),
      format: category('format'),
      ats: category('ats'),
    },
    strengths: pick(
      selectAdvice(model, 'strength'),
      gained.filter((row) => availablePoints(row) >= MIN_STRENGTH_POINTS).map((row) => row.text),
      MAX_STRENGTHS,
    ),
    improvementAreas: [
      ...(limit ? [limit.text] : []),
      ...pick(
        selectAdvice(model, 'improvement'),
        lost.filter((row) => lostPoints(row) >= MIN_IMPROVEMENT_POINTS).map((row) => row.text),
        MAX_IMPROVEMENTS,
      ),
    ],
    ...(analysis.country && { country: analysis.country }),
    ...(analysis.understood !== undefined && { understood: analysis.understood }),
    questions: listQuestions(open.filter((row) => row.status === 'unsure')),
    engineVersion: analysis.engineVersion,
    analyzedAt: analysis.now,
    advice: model.length > 0 ? 'model' : 'rules',
    ...(model.length > 0 && { adviceLevel: level }),
    ...(stored.note && { note: messages.notes[stored.note] }),
    ledger: CATEGORIES.flatMap((name) => rows.filter((row) => row.category === name)),
    notMeasured: analysis.notMeasured.map((rule) => ({ rule, title: getRuleTitle(rule, language) })),
    ...(limit && { limit }),
    ...(analysis.match && { match: analysis.match }),
  }
}
