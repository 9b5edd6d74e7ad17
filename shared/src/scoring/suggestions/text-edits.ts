import type { Language } from '../../languages.ts'
import type { LocalizedText, ResumeDocument } from '../../resume/schema/document.ts'
import { MISSPELLINGS } from '../lexicon/spelling.ts'
import type { SuggestionReason } from './reasons.ts'
import type { Suggestion } from './suggestion.ts'
import { rewriteWeakOpening } from './weak-openings.ts'

const BULLET_GLYPH = /^(\s*(?:[•◦▪●○■‣⁃·►▸▶➢✓✔→»*–—-]\s*)?)(.*)$/su

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

const fixOpenings = (text: string, language: Language, current: boolean): string =>
  text
    .split('\n')
    .map((line) => {
      const [, mark = '', rest = ''] = BULLET_GLYPH.exec(line) ?? []
      const better = rewriteWeakOpening(rest, language, current)
      return better === null ? line : `${mark}${better}`
    })
    .join('\n')

/** One suggestion per field for spacing, spelling and weak openings. Its reason is the most important change. */
export const suggestTextEdits = (document: ResumeDocument, language: Language): Suggestion[] =>
  listProseFields(document, language).flatMap(({ path, text, hasStatements: told, isCurrent: current }) => {
    const tidy = fixSpacing(text)
    const right = fixSpelling(tidy, language)
    const after = told ? fixOpenings(right, language, current) : right
    if (after === text) return []
    const pronoun = /^\W*(I|Yo)\s/.test(text)
    const reason: SuggestionReason =
      after !== right ? (pronoun ? 'first-person' : 'weak-opening') : right !== tidy ? 'spelling' : 'spacing'
    return [{ path, before: text, after, reason }]
  })
