import type { Language } from '../../languages.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import type { ResumeDocument } from '../../resume/schema/document.ts'
import type { RewriteRequest } from '../advice/prompt.ts'
import { findInjectionLines, isPromptInjection } from '../advice/prompt-injection.ts'
import { detectProseLanguage } from '../context/language.ts'
import { splitWords, toAlphanumeric, truncate } from '../context/text.ts'
import { hasQuantity } from '../context/work-text/quantities.ts'
import { extractTerms } from '../job-match/terms.ts'
import { tokenize, toRoot, toSearchText } from '../job-match/tokens.ts'
import { createRedactor, restoreValues } from '../redact.ts'
import { listProseFields } from './text-edits.ts'

const MAX_LINES = 60
const MAX_CHARS = 18_000
const MIN_LINE_CHARS = 25

export interface RewritePlan {
  readonly request: RewriteRequest
  readonly values: ReadonlyMap<string, string>
  /** For each line of the request: the path of its field, the text of that field, and the line before redaction. */
  readonly places: readonly { readonly path: string[]; readonly whole: string; readonly line: string }[]
  /** All the text of the resume, as JSON. A rewrite may use only terms from it. */
  readonly source: string
}

/** Selects and redacts the lines that a model may rewrite; prompt injections are never sent. Pure. */
export const planRewrites = (
  document: ResumeDocument,
  content: Pick<ResumeContent, 'personalInfo' | 'sections'>,
  language: Language,
): RewritePlan => {
  const { redact, values } = createRedactor(content)
  const all = listProseFields(document, document.language).flatMap(({ path, text }) =>
    text.split('\n').map((line) => ({ path, whole: text, line: line.trim() })),
  )
  const injectedLines = findInjectionLines(all.map((p) => p.line))
  let length = 0
  const places = all
    .filter((p, i) => p.line.length >= MIN_LINE_CHARS && !injectedLines.has(i))
    .filter((p) => {
      length += p.line.length
      return length <= MAX_CHARS
    })
    .slice(0, MAX_LINES)
  const { personalInfo, sections } = content
  return {
    request: { lines: places.map((p) => redact(p.line)), language },
    values,
    places,
    source: JSON.stringify([personalInfo.title, sections]),
  }
}

const extractNumbers = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((n) => n.replace(/[.,]/g, ''))
const PROPER_NAME = /(?<=[\p{L}\d,;:)]\s)\p{Lu}[\p{L}\d&.+#-]+/gu
const RANKS =
  /\b(chief|ceo|cto|cfo|coo|president|vice president|director|head|manager|lead|leader|senior|principal|supervisor|founder|owner|executive|certified|licensed|award|jef[ea]|gerente|directora?|lider|coordinadora?|supervisora?|fundadora?|duen[oa]|socia|socio|certificad[oa]|premio)\b/g
const MAX_LENGTH_RATIO = 1.6
const MAX_EXTRA_WORDS = 6

/** Whether a rewrite adds no facts: its numbers are in the line, and its names, job levels and terms in the resume. */
export const addsNoFacts = (before: string, after: string, source: string): boolean => {
  const mine = new Set(extractNumbers(before))
  if (extractNumbers(after).some((n) => !mine.has(n))) return false
  if (hasQuantity(after) && !hasQuantity(before)) return false
  const there = toSearchText(source)
  if (extractTerms(after).some((term) => !there.includes(` ${term.key} `))) return false
  const whole = toAlphanumeric(source)
  if ((after.match(PROPER_NAME) ?? []).some((name) => !whole.includes(toAlphanumeric(name)))) return false
  const roots = new Set(tokenize(source).map(toRoot))
  return [...normalizeText(after).matchAll(RANKS)].every((rank) => roots.has(toRoot(rank[1] ?? '')))
}

export interface VerifiedRewrite {
  readonly path: string[]
  readonly before: string
  readonly after: string
  readonly reason: string
}

interface Rewrite {
  readonly line: number
  readonly before: string
  readonly after: string
  readonly reason: string
}

/** Whether a rewrite is another sentence of about the same length in the same language, with no link, mark or order. */
export const isValidRewrite = (before: string, after: string): boolean => {
  const most = splitWords(before).length * MAX_LENGTH_RATIO + MAX_EXTRA_WORDS
  if (
    toAlphanumeric(after) === toAlphanumeric(before) ||
    splitWords(after).length < 3 ||
    splitWords(after).length > most
  )
    return false
  if (isPromptInjection(after) || /https?:|www\.|<[a-z/!]|\[[A-Z ]+\d*\]|[\r\n]/i.test(after)) return false
  const [was, is] = [detectProseLanguage(before), detectProseLanguage(after)]
  return was === undefined || is === undefined || was === is
}

const FALLBACK_REASON: Readonly<Record<Language, string>> = { es: 'Más directo.', en: 'More direct.' }

/**
 * Keeps the rewrites that quote the line as it was sent and add no facts, each as a change of its own. Rejected
 * rewrites are dropped without an error.
 */
export const verifyRewrites = (rewrites: readonly Rewrite[], plan: RewritePlan): VerifiedRewrite[] => {
  const done = new Set<number>()
  return rewrites.flatMap((rewrite): VerifiedRewrite[] => {
    const place = plan.places[rewrite.line]
    if (!place || done.has(rewrite.line)) return []
    if (toAlphanumeric(restoreValues(rewrite.before, plan.values)) !== toAlphanumeric(place.line)) return []
    const after = truncate(restoreValues(rewrite.after, plan.values), 1_000)
    if (!isValidRewrite(place.line, after) || !addsNoFacts(place.line, after, plan.source)) return []
    done.add(rewrite.line)
    const reason =
      isPromptInjection(rewrite.reason) || rewrite.reason.trim() === ''
        ? FALLBACK_REASON[plan.request.language]
        : truncate(restoreValues(rewrite.reason, plan.values), 200)
    return [{ path: place.path, before: place.whole, after: place.whole.replace(place.line, () => after), reason }]
  })
}
