import type { Language } from '../../languages.ts'
import { getValueAt } from '../../resume/edits/changes.ts'
import { stripMarks } from '../../resume/prose/marks.ts'
import { stripProseMarks } from '../../resume/prose/prose-fields.ts'
import type { ResumeDocument } from '../../resume/schema/document.ts'
import { documentToContent } from '../../resume/schema/document-to-content.ts'
import { resolveDocumentPath } from '../../resume/schema/resolve-path.ts'
import { type Context, createContext } from '../context/context.ts'
import { countNonNumericWords } from '../context/text.ts'
import { listShortDeeds } from '../context/work-text/statements.ts'
import { getOpening, hasWeakOpening } from '../lexicon/verb-forms.ts'
import { RULES, type RuleCode } from '../rules/index.ts'
import { simulateExtraction } from '../simulate-extraction.ts'
import type { LineCard, LineQuestion } from './line-card.ts'
import { splitBullet } from './line-text.ts'
import { measureGain, scoreDocument } from './measure-gain.ts'
import { rewriteLine } from './rewrite-line.ts'
import { listProseFields, suggestTextEdits } from './text-edits.ts'
import { QUESTION_RULES, WORDING_RULES } from './wording-rules.ts'

export interface WordingReview {
  readonly cards: readonly LineCard[]
  /** Codes of the rules about wording that lost points. */
  readonly openRules: readonly string[]
}

/** Each analysis takes some milliseconds. */
const MAX_CARDS = 40
const MAX_QUESTION_CARDS = 8
const MIN_GAINED_RATIO = 0.995
/** A rewrite that lowers the score is no proposal: its line needs an answer. Points are sums of fractions. */
const MIN_GAIN = -1e-6

/** What a line of one or two words lacks: it is no statement, so that no rule shows it. */
const SHORT_LINE_RULE = 'work-substance' satisfies RuleCode

interface FoundLine {
  readonly path: string
  readonly text: string
  readonly rules: string[]
}

/** What each rule about wording found, by line. */
const findLines = (context: Context): { lines: FoundLine[]; openRules: string[] } => {
  const lines = new Map<string, FoundLine>()
  const openRules: string[] = []
  for (const code of WORDING_RULES) {
    const result = RULES.find((rule) => rule.code === code)?.measure(context)
    if (!result || result.ratio >= MIN_GAINED_RATIO) continue
    openRules.push(code)
    for (const evidence of result.evidence ?? []) {
      const { path, ...quoted } = evidence
      if (!path) continue
      const text = 'find' in quoted ? quoted.find : quoted.quote
      const key = `${path} ${text}`
      const line = lines.get(key) ?? { path, text, rules: [] }
      if (!line.rules.includes(code)) line.rules.push(code)
      lines.set(key, line)
    }
  }
  const short = listShortDeeds(context.content).map((line) => ({ ...line, rules: [SHORT_LINE_RULE] }))
  return { lines: [...lines.values(), ...short], openRules }
}

const listQuestions = ({ rules }: FoundLine, text: string, language: Language): LineQuestion[] => {
  const isShort = rules.includes('bullets-length') && countNonNumericWords(text) < 8
  if (!isShort && !rules.some((rule) => QUESTION_RULES.some((code) => code === rule))) return []
  const opening = getOpening(text, language)
  return [
    ...(hasWeakOpening(text, language) || !opening || opening.form === 'noun' ? (['action'] as const) : []),
    ...(/\d/.test(text) ? [] : (['count'] as const)),
    'result',
  ]
}

/** Where a line stands in a document; null when it is not there word for word. */
const locateLine = (document: ResumeDocument, { path, text }: FoundLine, language: Language) => {
  const base = resolveDocumentPath(document, path)
  for (const full of [
    [...base, language],
    [...base, 'text', language],
  ]) {
    const field = getValueAt(document, full)
    if (typeof field === 'string' && field.includes(text)) return { path: full, field }
  }
  return null
}

const createRewriteCards = (document: ResumeDocument, now: number): LineCard[] => {
  const before = scoreDocument(document, now)
  return suggestTextEdits(document, document.language)
    .slice(0, MAX_CARDS)
    .flatMap(({ reason, ...change }): LineCard[] => {
      const field = String(change.before)
      const lines = field.split('\n')
      const changed = String(change.after).split('\n')
      const text = stripMarks(splitBullet(lines.find((line, i) => line !== changed[i]) ?? field).text)
      const gain = measureGain(document, [change], now, before)
      if (gain < MIN_GAIN) return []
      const rewrite = { change, reason, gain: Math.max(0, gain) }
      return [{ path: change.path, field, text, draft: text, rules: [], rewrite, questions: [], tense: 'past' }]
    })
}

/**
 * Every line of a document with a finding about its wording: first those with a rewrite by rules, then those that need
 * an answer, then the others. `now` is in UTC ms. Pure.
 */
export const reviewWording = (document: ResumeDocument, now: number): WordingReview => {
  const { language } = document
  const content = stripProseMarks(documentToContent(document, language).content)
  const context = createContext({ extracted: simulateExtraction(content, language), content, language, now })
  const { lines, openRules } = findLines(context)
  const rewrites = createRewriteCards(document, now)
  const current = new Set(listProseFields(document, language).flatMap((f) => (f.isCurrent ? [f.path.join('/')] : [])))
  const others = lines.flatMap((line): LineCard[] => {
    const place = locateLine(document, line, language)
    const isRewritten = rewrites.some(
      ({ path, text }) =>
        path.join('/') === place?.path.join('/') && (text.includes(line.text) || line.text.includes(text)),
    )
    if (!place || isRewritten) return []
    const tense = current.has(place.path.join('/')) ? 'present' : 'past'
    const draft = rewriteLine(line.text, language, tense)?.after ?? line.text
    const questions = listQuestions(line, draft, language)
    return [{ ...place, text: line.text, draft, rules: line.rules, rewrite: null, questions, tense }]
  })
  const asking = others.filter((card) => card.questions.length > 0).sort((a, b) => b.rules.length - a.rules.length)
  const open = others.filter((card) => card.questions.length === 0)
  return { cards: [...rewrites, ...asking.slice(0, MAX_QUESTION_CARDS), ...open], openRules }
}
