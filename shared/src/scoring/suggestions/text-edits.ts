import type { Language } from '../../languages.ts'
import { replaceMarkedText, stripMarks } from '../../resume/prose/marks.ts'
import type { LocalizedText, ResumeDocument } from '../../resume/schema/document.ts'
import { splitWords } from '../context/text.ts'
import { toRoot } from '../job-match/tokens.ts'
import { MISSPELLINGS } from '../lexicon/spelling.ts'
import { getOpening } from '../lexicon/verb-forms.ts'
import { capitalize, replaceLine, splitBullet } from './line-text.ts'
import type { SuggestionReason } from './reasons.ts'
import { type LineRewrite, rewriteLine } from './rewrite-line.ts'
import type { Tense } from './spanish/conjugate.ts'
import type { Suggestion } from './suggestion.ts'
import { listSynonyms } from './synonyms.ts'

/** As the rule of repeated openings allows. */
const MAX_REPEATED_OPENINGS = 2
const MIN_STATEMENT_WORDS = 3

const fixSpacing = (text: string): string =>
  text
    .replace(/[ \t\u00a0]{2,}/g, ' ')
    .replace(/(?<! ) +([,;:.!?])(?=\s|$)/g, '$1')
    .replace(/(?<! ) +,(?=\p{L})/gu, ', ')
    .replace(/(\p{Ll}),(?=\p{L}{2})/gu, '$1, ')
    .replace(/([!?])\1+/g, '$1')
    .replace(/,,+/g, ',')
    .replace(/(?<![\p{L}-])(\p{Ll}+) \1(?![\p{L}-])/gu, '$1')
    .replace(/(?<![ \t])[ \t]+$/gm, '')

const fixSpelling = (text: string, language: Language): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const known = MISSPELLINGS[language]
    const lower = word.toLowerCase()
    if (!Object.hasOwn(known, lower) || (word === word.toUpperCase() && word.length > 1)) return word
    const right = known[lower] ?? word
    return word.charAt(0) === lower.charAt(0) ? right : right.charAt(0).toUpperCase() + right.slice(1)
  })

interface ProseField {
  readonly path: string[]
  readonly text: string
  /** A current job is written in the present tense. */
  readonly isCurrent: boolean
  /** Whether each line is a statement, whose opening can be improved. */
  readonly hasStatements: boolean
}

/** The prose fields of a resume in one language, with their paths. */
export const listProseFields = (document: ResumeDocument, language: Language): ProseField[] => {
  const one = (field: LocalizedText, path: string[], told: boolean, current = false): ProseField[] => {
    const text = field[language]
    return text ? [{ path: [...path, language], text, hasStatements: told, isCurrent: current }] : []
  }
  return [
    ...one(document.summary, ['summary'], false),
    ...document.experience.flatMap((e) => [
      ...one(e.description, ['experience', e.id, 'description'], true, e.current),
      ...e.achievements.flatMap((a) =>
        one(a.text, ['experience', e.id, 'achievements', a.id, 'text'], true, e.current),
      ),
    ]),
    ...document.projects.flatMap((p) => one(p.description, ['projects', p.id, 'description'], true)),
    ...document.volunteer.flatMap((v) => one(v.description, ['volunteer', v.id, 'description'], true, v.current)),
  ]
}

/** The tense of new openings: the past, and in a current job the present unless its lines are in the past. */
const selectTense = ({ text, isCurrent }: ProseField, siblings: readonly string[], language: Language): Tense => {
  if (!isCurrent) return 'past'
  const forms = [...siblings, ...text.split('\n')].map((line) => getOpening(splitBullet(line).text, language)?.form)
  const pasts = forms.filter((form) => form === 'past').length
  return pasts > forms.filter((form) => form === 'present').length ? 'past' : 'present'
}

/** Counts opening words, and finds another one for a word that opens more lines than the score allows. */
const createOpeningCounter = (lineCount: number, language: Language) => {
  const counts = new Map<string, number>()
  const most = Math.max(MAX_REPEATED_OPENINGS, Math.ceil(lineCount / 10))
  const getRoot = (text: string) => {
    const opening = getOpening(text, language)
    return opening && toRoot(opening.word)
  }
  const count = (text: string): number => {
    const root = getRoot(text)
    if (root === null) return 0
    const times = (counts.get(root) ?? 0) + 1
    counts.set(root, times)
    return times
  }
  return (text: string): string => {
    if (count(text) <= most) return text
    const [first = ''] = text.split(/\s/)
    const other = listSynonyms(first, language).find((word) => (counts.get(getRoot(word) ?? '') ?? 0) < most)
    if (!other) return text
    count(other)
    return `${capitalize(other)}${text.slice(first.length)}`
  }
}

/** A rewrite that still tells something: two words alone are no statement, and need what only the person knows. */
const rewriteStatement = (text: string, language: Language, tense: Tense): LineRewrite | null => {
  const rewritten = rewriteLine(text, language, tense)
  return rewritten && splitWords(rewritten.after).length >= MIN_STATEMENT_WORDS ? rewritten : null
}

const getEntryKey = (path: readonly string[]): string => path.slice(0, 2).join('/')

/** One suggestion for each line, for its spacing, spelling and wording. Its reason is the most important change. */
export const suggestTextEdits = (document: ResumeDocument, language: Language): Suggestion[] => {
  const fields = listProseFields(document, language)
  const statements = fields.filter((field) => field.hasStatements)
  const lineCount = statements.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '').length
  const varyOpening = createOpeningCounter(lineCount, language)
  return fields.flatMap((field) => {
    const siblings = statements
      .filter((other) => other !== field && getEntryKey(other.path) === getEntryKey(field.path))
      .flatMap(({ text }) => text.split('\n'))
    const tense = selectTense(field, siblings, language)
    return field.text.split('\n').flatMap((line, i): Suggestion[] => {
      const stored = splitBullet(line).text
      const text = stripMarks(stored)
      const tidy = fixSpacing(text)
      const right = fixSpelling(tidy, language)
      const rewritten = field.hasStatements ? rewriteStatement(right, language, tense) : null
      const said = rewritten?.after ?? right
      const after = field.hasStatements ? varyOpening(said) : said
      if (after === text) return []
      const reason: SuggestionReason =
        rewritten?.reason ?? (after !== said ? 'repeated-opening' : right !== tidy ? 'spelling' : 'spacing')
      return [
        {
          path: field.path,
          before: field.text,
          after: replaceLine(field.text, i, replaceMarkedText(stored, after)),
          reason,
        },
      ]
    })
  })
}
