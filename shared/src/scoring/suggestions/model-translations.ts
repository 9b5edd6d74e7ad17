import type { Language } from '../../languages.ts'
import type { PersonalInfo } from '../../resume/schema/content.ts'
import type { RewriteRequest } from '../advice/prompt.ts'
import { findInjectionLines, isPromptInjection } from '../advice/prompt-injection.ts'
import { detectProseLanguage } from '../context/language.ts'
import { splitWords, truncate } from '../context/text.ts'
import { createRedactor, restoreValues } from '../redact.ts'

export interface TranslationPlan {
  readonly request: RewriteRequest
  readonly values: ReadonlyMap<string, string>
  /** Each line of the request, in its order: which line of which text it is, and what stands before it. */
  readonly places: readonly {
    readonly text: number
    readonly line: number
    readonly mark: string
    readonly source: string
  }[]
  readonly texts: readonly string[]
}

export interface Translation {
  /** Index of the text. */
  readonly index: number
  readonly text: string
}

const MAX_LINE_CHARS = 1_500
const MAX_LENGTH_RATIO = 2
const MAX_EXTRA_WORDS = 8
const LIST_MARK = /^\s*(?:[-•–]\s+)?/

/** What a model is sent: the lines of the texts without personal data; texts with a prompt injection are left out. Pure. */
export const planTranslations = (
  texts: readonly string[],
  personalInfo: PersonalInfo,
  to: Language,
): TranslationPlan => {
  const { redact, values } = createRedactor({ personalInfo })
  const places = texts.flatMap((text, index) => {
    const lines = text.split('\n')
    if (findInjectionLines(lines).size > 0) return []
    return lines.flatMap((whole, line) => {
      const mark = LIST_MARK.exec(whole)?.[0] ?? ''
      const source = whole.slice(mark.length)
      return source.trim() === '' ? [] : [{ text: index, line, mark, source }]
    })
  })
  const lines = places.map(({ source }) => redact(source))
  return { request: { lines, language: to, kind: 'translation' }, values, places, texts }
}

/** The figures of a text, whatever separators its language writes. */
const listFigures = (text: string): string =>
  (text.match(/\d+(?:[.,\s]\d+)*/g) ?? [])
    .map((figure) => figure.replace(/\D/g, ''))
    .sort()
    .join(' ')

const UNWANTED = /https?:|www\.|<[a-z/!]|\[[A-Z ]+\d*\]|[\r\n]/i

/** Same figures, no addresses or placeholders that were not there, about as long, in the language that was asked for. */
const isFaithful = (source: string, text: string, to: Language): boolean => {
  if (text.trim() === '' || isPromptInjection(text)) return false
  if (UNWANTED.test(text) && !UNWANTED.test(source)) return false
  if (splitWords(text).length > splitWords(source).length * MAX_LENGTH_RATIO + MAX_EXTRA_WORDS) return false
  const language = detectProseLanguage(text)
  return listFigures(source) === listFigures(text) && (language === undefined || language === to)
}

/** The texts of which every line has a faithful translation. Others are dropped without an error. */
export const verifyTranslations = (
  answers: readonly { readonly line: number; readonly after: string }[],
  { request, values, places, texts }: TranslationPlan,
): Translation[] => {
  const translated = new Map<string, string>()
  for (const { line, after } of answers) {
    const place = places[line]
    if (!place) continue
    const text = truncate(restoreValues(after, values).trim(), MAX_LINE_CHARS)
    if (isFaithful(place.source, text, request.language))
      translated.set(`${place.text}/${place.line}`, place.mark + text)
  }
  return texts.flatMap((whole, index) => {
    const own = places.filter((place) => place.text === index)
    if (own.length === 0 || own.some(({ line }) => !translated.has(`${index}/${line}`))) return []
    const lines = whole.split('\n').map((line, i) => translated.get(`${index}/${i}`) ?? line)
    return [{ index, text: lines.join('\n') }]
  })
}
