import type { Language } from '../../languages.ts'
import type { Localized, ResumeDocument } from '../../resume/document.ts'
import { MISSPELT } from '../lexicon/slips.ts'
import { strongerOpening } from './openings.ts'
import type { Proposal } from './proposals.ts'
import type { ImproveReason } from './reasons.ts'

const GLYPH = /^(\s*(?:[•◦▪●○■‣⁃·►▸▶➢✓✔→»*–—-]\s*)?)(.*)$/su

const spaced = (text: string): string =>
  text
    .replace(/[ \t\u00a0]{2,}/g, ' ')
    .replace(/ +([,;:.!?])(?=\s|$)/g, '$1')
    .replace(/ +,(?=\p{L})/gu, ', ')
    .replace(/(\p{Ll}),(?=\p{L}{2})/gu, '$1, ')
    .replace(/([!?])\1+/g, '$1')
    .replace(/,,+/g, ',')
    .replace(/(?<![\p{L}-])(\p{Ll}+) \1(?![\p{L}-])/gu, '$1')
    .replace(/[ \t]+$/gm, '')

const spelt = (text: string, language: Language): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const known = MISSPELT[language]
    const lower = word.toLowerCase()
    if (!Object.hasOwn(known, lower) || (word === word.toUpperCase() && word.length > 1)) return word
    const right = known[lower] ?? word
    return word.charAt(0) === lower.charAt(0) ? right : right.charAt(0).toUpperCase() + right.slice(1)
  })

interface Prose {
  readonly path: string[]
  readonly text: string
  /** A job that lasts is told in the present. */
  readonly current: boolean
  /** Whether each line of it is a statement, and so has an opening. */
  readonly told: boolean
}

/** The prose of a document in one language, each with its path. */
export const proseOf = (document: ResumeDocument, language: Language): Prose[] => {
  const one = (field: Localized, path: string[], told: boolean, current = false): Prose[] => {
    const text = field[language]
    return text ? [{ path: [...path, language], text, told, current }] : []
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

const opened = (text: string, language: Language, current: boolean): string =>
  text
    .split('\n')
    .map((line) => {
      const [, mark = '', rest = ''] = GLYPH.exec(line) ?? []
      const better = strongerOpening(rest, language, current)
      return better === null ? line : `${mark}${better}`
    })
    .join('\n')

/** One proposal a field: spaces and signs, spelling, and openings. The reason is the weightiest one. */
export const betterTexts = (document: ResumeDocument, language: Language): Proposal[] =>
  proseOf(document, language).flatMap(({ path, text, told, current }) => {
    const tidy = spaced(text)
    const right = spelt(tidy, language)
    const after = told ? opened(right, language, current) : right
    if (after === text) return []
    const pronoun = /^\W*(I|Yo)\s/.test(text)
    const reason: ImproveReason =
      after !== right ? (pronoun ? 'first-person' : 'weak-opening') : right !== tidy ? 'spelling' : 'spacing'
    return [{ path, before: text, after, reason }]
  })
