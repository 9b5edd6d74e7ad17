import { EMAIL, findPhone } from '../fields/header/contact-patterns.ts'
import { isDated, isSentence } from '../fields/entries/group-entries.ts'
import type { PLine } from '../lines/parsed-line.ts'
import type { SectionKind } from '../lexicon/heading-words.ts'
import { headingKind } from '../lexicon/headings.ts'
import { namesLanguage } from '../lexicon/language-names.ts'
import { degreeScore, roleScore, schoolScore } from '../lexicon/name-scores.ts'
import type { Section } from './find-sections.ts'

/** Items of a list of skills have at most so many words on average. */
const MOST_WORDS = 4

/**
 * Sections under headings whose words we do not know (`Mi recorrido`, `Toolbox`) get the kind that their content has,
 * when the document has no section of that kind by its heading.
 */
export const nameUnknown = (sections: readonly Section[]): Section[] => {
  const named = new Set(sections.filter((section) => !isUnknown(section)).map(({ kind }) => kind))
  const taken = new Set<SectionKind>()
  return sections.map((section) => {
    const kind = isUnknown(section) ? kindOf(section.lines) : undefined
    if (!kind || named.has(kind) || (taken.has(kind) && kind !== 'experience')) return section
    taken.add(kind)
    return { ...section, kind }
  })
}

const isUnknown = ({ kind, title }: Section): boolean => kind === 'other' && headingKind(title) === undefined

const kindOf = (lines: readonly PLine[]): SectionKind | undefined => {
  if (lines.length === 0) return undefined
  if (lines.some((line) => line.span?.isRange || isDated(line))) return kindOfEntries(lines)
  if (lines.some(({ text }) => EMAIL.test(text))) return 'contact'
  if (lines.some(({ text }) => findPhone(text))) return undefined
  if (lines.filter((line) => namesLanguage(line.body)).length * 2 > lines.length) return 'languages'
  if (lines.every((line) => !line.bullet) && isProse(lines)) return 'summary'
  return isList(lines) ? 'skills' : undefined
}

const kindOfEntries = (lines: readonly PLine[]): SectionKind | undefined => {
  const names = lines.filter((line) => !line.bullet && !isSentence(line.text))
  const role = sum(names.map(({ body }) => roleScore(body)))
  const school = sum(names.map(({ body }) => degreeScore(body) + schoolScore(body)))
  if (role === school) return undefined
  return role > school ? 'experience' : 'education'
}

const isProse = (lines: readonly PLine[]): boolean =>
  lines.length <= 8 && /[.!]$/.test(lines.at(-1)?.text ?? '') && lines.some(({ text }) => text.split(' ').length >= 8)

const isList = (lines: readonly PLine[]): boolean => {
  const texts = lines.flatMap(({ parts }) => parts.map(({ text }) => text))
  const items = texts.flatMap((text) => text.split(/\s*[,;|•·/]\s*/)).filter((item) => item !== '')
  return items.length >= 3 && sum(items.map((item) => item.split(' ').length)) / items.length <= MOST_WORDS
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
