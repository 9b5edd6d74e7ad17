import type { Language } from '../languages.ts'
import { findRuleMessages, getMessages } from '../messages/messages.ts'
import { availablePoints, lostPoints } from './ledger-points.ts'
import {
  type AdviceItem,
  type AnalysisResults,
  CATEGORIES,
  type Category,
  type LedgerRow,
  type LedgerView,
  type StoredAnalysis,
} from './results.ts'

const MAX_SUGGESTIONS = 6
const MAX_STRENGTHS = 8
const MAX_IMPROVEMENTS = 8
/** Rounding leaves a full row slightly under 1. */
const MIN_GAINED_RATIO = 0.995
/** Points of the overall score. Smaller rules are not listed as a strength or an area to improve. */
const MIN_STRENGTH_POINTS = 0.9
const MIN_IMPROVEMENT_POINTS = 0.8

/** Whether a row gained all of its points. A row of weight 0 counts as gained while it has no evidence. */
export const isGained = (row: LedgerRow): boolean =>
  row.weight === 0 ? row.evidence.length === 0 : row.points / row.weight >= MIN_GAINED_RATIO

/** A rule that this version no longer has keeps its code as title. */
const toLedgerView = (row: LedgerRow, language: Language): LedgerView => {
  const messages = findRuleMessages(row.rule, language)
  if (!messages) return { ...row, title: row.rule, text: '' }
  return { ...row, title: messages.title, text: (isGained(row) ? messages.gained : messages.lost)(row.params) }
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
  const rows = analysis.ledger.map((row) => toLedgerView(row, language))
  const lost = rows.filter((row) => !isGained(row)).sort((a, b) => lostPoints(b) - lostPoints(a))
  const gained = rows.filter(isGained).sort((a, b) => availablePoints(b) - availablePoints(a))
  const pick = (fromModel: string[], fromRules: string[], most: number) =>
    (fromModel.length > 0 ? fromModel : fromRules).slice(0, most)

  const limit = analysis.limit && {
    ...analysis.limit,
    text: messages.limit(getRuleTitle(analysis.limit.rule, language), analysis.limit.at),
  }
  const category = (name: Category) => ({
    score: analysis.categories[name].score,
    suggestions: pick(
      selectAdvice(model, 'suggestion', name),
      lost.filter((row) => row.category === name).map((row) => row.text),
      MAX_SUGGESTIONS,
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
    engineVersion: analysis.engineVersion,
    analyzedAt: analysis.now,
    advice: model.length > 0 ? 'model' : 'rules',
    ...(stored.note && { note: messages.notes[stored.note] }),
    ledger: CATEGORIES.flatMap((name) => rows.filter((row) => row.category === name)),
    notMeasured: analysis.notMeasured.map((rule) => ({ rule, title: getRuleTitle(rule, language) })),
    ...(limit && { limit }),
    ...(analysis.match && { match: analysis.match }),
  }
}
