import type { Language } from '../languages.ts'
import { type Messages, messagesFor } from '../messages/messages.ts'
import { lostPoints, worth } from './points.ts'
import {
  type AdviceItem,
  type AnalysisResults,
  CATEGORIES,
  type Category,
  type LedgerRow,
  type LedgerView,
  type StoredAnalysis,
} from './results.ts'
import { isRuleCode } from './rule-codes.ts'

/** How many sentences each list holds at most. */
const SUGGESTIONS = 6
const STRENGTHS = 8
const IMPROVEMENTS = 8
/** A row counts as gained from this share of its points on. */
const GAINED = 0.995
/** Under these a rule is too small to be named as a strength or an area to improve: points of the whole score. */
const STRENGTH_WORTH = 0.9
const IMPROVEMENT_WORTH = 0.8

/** A row without weight only reports: it is gained while it has nothing to show. */
export const isGained = (row: LedgerRow): boolean =>
  row.weight === 0 ? row.evidence.length === 0 : row.points / row.weight >= GAINED

/** A row in words. A rule that this version does not know any more keeps its code. */
const inWords = (row: LedgerRow, words: Messages): LedgerView => {
  if (!isRuleCode(row.rule)) return { ...row, title: row.rule, text: '' }
  const rule = words.rules[row.rule]
  return { ...row, title: rule.title, text: (isGained(row) ? rule.gained : rule.lost)(row.params) }
}

/** What a rule is called in the reader's language. */
const ruleTitle = (code: string, language: Language): string =>
  isRuleCode(code) ? messagesFor(language).rules[code].title : code

const adviceFor = (items: readonly AdviceItem[], kind: AdviceItem['kind'], category?: Category): string[] =>
  items
    .filter((item) => item.kind === kind && (category === undefined || item.category === category))
    .map((i) => i.text)

/**
 * A stored analysis in the spec's shape and the reader's language. A model's advice is shown in the language it was
 * written in; a reader of the other language gets the rules' own, and never a mixture inside one list.
 */
export const toResults = (stored: StoredAnalysis, language: Language): AnalysisResults => {
  const { analysis } = stored
  const words = messagesFor(language)
  const model = stored.advice && stored.advice.language === language ? stored.advice.items : []
  const rows = analysis.ledger.map((row) => inWords(row, words))
  const lost = rows.filter((row) => !isGained(row)).sort((a, b) => lostPoints(b) - lostPoints(a))
  const gained = rows.filter(isGained).sort((a, b) => worth(b) - worth(a))
  const pick = (fromModel: string[], fromRules: string[], most: number) =>
    (fromModel.length > 0 ? fromModel : fromRules).slice(0, most)

  const limit = analysis.limit && {
    ...analysis.limit,
    text: words.advice.limit(ruleTitle(analysis.limit.rule, language), analysis.limit.at),
  }
  const category = (name: Category) => ({
    score: analysis.categories[name].score,
    suggestions: pick(
      adviceFor(model, 'suggestion', name),
      lost.filter((row) => row.category === name).map((row) => row.text),
      SUGGESTIONS,
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
      adviceFor(model, 'strength'),
      gained.filter((row) => worth(row) >= STRENGTH_WORTH).map((row) => row.text),
      STRENGTHS,
    ),
    improvementAreas: [
      ...(limit ? [limit.text] : []),
      ...pick(
        adviceFor(model, 'improvement'),
        lost.filter((row) => lostPoints(row) >= IMPROVEMENT_WORTH).map((row) => row.text),
        IMPROVEMENTS,
      ),
    ],
    engineVersion: analysis.engineVersion,
    analyzedAt: analysis.now,
    advice: model.length > 0 ? 'model' : 'rules',
    ...(stored.note && { note: words.advice.notes[stored.note] }),
    ledger: CATEGORIES.flatMap((name) => rows.filter((row) => row.category === name)),
    notMeasured: analysis.notMeasured.map((rule) => ({ rule, title: ruleTitle(rule, language) })),
    ...(limit && { limit }),
    ...(analysis.match && { match: analysis.match }),
  }
}
