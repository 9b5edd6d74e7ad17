import type { Language } from '../../languages.ts'
import type { ResumeContent } from '../../resume/content.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { machineLines, speaksToMachine } from '../advice/injection.ts'
import type { RewriteRequest } from '../advice/prompt.ts'
import { hasFigure } from '../context/figures.ts'
import { languageOf } from '../context/language.ts'
import { cut, fold, squeeze, wordsOf } from '../context/text.ts'
import { termsOf } from '../job-match/terms.ts'
import { root, searchable, tokensOf } from '../job-match/tokens.ts'
import { redactor, restore } from '../redact.ts'
import { proseOf } from './texts.ts'

const MOST_LINES = 60
const MOST_CHARACTERS = 18_000
const SHORTEST = 25

export interface RewritePlan {
  readonly request: RewriteRequest
  readonly values: ReadonlyMap<string, string>
  /** Where each line of the request stands: its field, the field's whole text, and the line in it. */
  readonly places: readonly { readonly path: string[]; readonly whole: string; readonly line: string }[]
  /** All the text of the document, to check terms against. */
  readonly source: string
}

/** Chooses the lines of prose that a model may rewrite, redacted. Lines that speak to a machine stay here. Pure. */
export const planRewrites = (
  document: ResumeDocument,
  content: Pick<ResumeContent, 'personalInfo' | 'sections'>,
  language: Language,
): RewritePlan => {
  const { redact, values } = redactor(content)
  const all = proseOf(document, document.language).flatMap(({ path, text }) =>
    text.split('\n').map((line) => ({ path, whole: text, line: line.trim() })),
  )
  const machine = machineLines(all.map((p) => p.line))
  let length = 0
  const places = all
    .filter((p, i) => p.line.length >= SHORTEST && !machine.has(i))
    .filter((p) => {
      length += p.line.length
      return length <= MOST_CHARACTERS
    })
    .slice(0, MOST_LINES)
  const { personalInfo, sections } = content
  return {
    request: { lines: places.map((p) => redact(p.line)), language },
    values,
    places,
    source: JSON.stringify([personalInfo.title, sections]),
  }
}

const figures = (text: string): string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((n) => n.replace(/[.,]/g, ''))
const PROPER = /(?<=[\p{L}\d,;:)]\s)\p{Lu}[\p{L}\d&.+#-]+/gu
const RANKS =
  /\b(chief|ceo|cto|cfo|coo|president|vice president|director|head|manager|lead|leader|senior|principal|supervisor|founder|owner|executive|certified|licensed|award|jef[ea]|gerente|directora?|lider|coordinadora?|supervisora?|fundadora?|duen[oa]|socia|socio|certificad[oa]|premio)\b/g
const LONGER = 1.6
const SPARE_WORDS = 6

/** Whether a rewrite says nothing that was not there: figures in the line itself, names, ranks and skills in the CV. */
export const addsNothing = (before: string, after: string, source: string): boolean => {
  const mine = new Set(figures(before))
  if (figures(after).some((n) => !mine.has(n))) return false
  if (hasFigure(after) && !hasFigure(before)) return false
  const there = searchable(source)
  if (termsOf(after).some((term) => !there.includes(` ${term.key} `))) return false
  const whole = squeeze(source)
  if ((after.match(PROPER) ?? []).some((name) => !whole.includes(squeeze(name)))) return false
  const roots = new Set(tokensOf(source).map(root))
  return [...fold(after).matchAll(RANKS)].every((rank) => roots.has(root(rank[1] ?? '')))
}

export interface Accepted {
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

const sound = (before: string, after: string): boolean => {
  const most = wordsOf(before).length * LONGER + SPARE_WORDS
  if (squeeze(after) === squeeze(before) || wordsOf(after).length < 3 || wordsOf(after).length > most) return false
  if (speaksToMachine(after) || /https?:|www\.|<[a-z/!]|\[[A-Z ]+\d*\]|[\r\n]/i.test(after)) return false
  const [was, is] = [languageOf(before), languageOf(after)]
  return was === undefined || is === undefined || was === is
}

const FALLBACK: Readonly<Record<Language, string>> = { es: 'Más directo.', en: 'More direct.' }

/**
 * Keeps the rewrites that are true: the line quoted is the line sent, and nothing new is said. Several rewrites of one
 * field become one change. What is left out is left out in silence.
 */
export const acceptRewrites = (rewrites: readonly Rewrite[], plan: RewritePlan): Accepted[] => {
  const fields = new Map<string, Accepted>()
  const done = new Set<number>()
  for (const rewrite of rewrites) {
    const place = plan.places[rewrite.line]
    if (!place || done.has(rewrite.line)) continue
    if (squeeze(restore(rewrite.before, plan.values)) !== squeeze(place.line)) continue
    const after = cut(restore(rewrite.after, plan.values), 1_000)
    if (!sound(place.line, after) || !addsNothing(place.line, after, plan.source)) continue
    done.add(rewrite.line)
    const key = place.path.join('/')
    const field = fields.get(key) ?? { path: place.path, before: place.whole, after: place.whole, reason: '' }
    const why =
      speaksToMachine(rewrite.reason) || rewrite.reason.trim() === ''
        ? FALLBACK[plan.request.language]
        : cut(restore(rewrite.reason, plan.values), 200)
    fields.set(key, { ...field, after: field.after.replace(place.line, () => after), reason: field.reason || why })
  }
  return [...fields.values()]
}
