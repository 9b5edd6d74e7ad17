import type { HeadingKey } from '../../lexicon/headings.ts'
import type { Subject } from '../../subject.ts'
import { findRangeDates } from '../date-ranges.ts'
import { splitWords, toLinePrefix } from '../text.ts'
import { BULLET_GLYPH } from '../work-text/statements.ts'
import { toWordSet } from './page-words.ts'
import type { ReadingInput, SectionTexts } from './reading-input.ts'

/** Words of a listed skill, from which it may be two that were joined. */
const MAX_SKILL_WORDS = 4
const WORK_KEYS = ['experience', 'projects', 'volunteer'] as const

const toPrefix = (text: string): string => toLinePrefix(text.replace(BULLET_GLYPH, ''))

/** Whether each statement is a list item with a mark on the page, and each marked item of these sections a statement. */
const hasExactItems = ({ statements }: ReadingInput, texts: SectionTexts): boolean => {
  const items = WORK_KEYS.flatMap((key) => texts.get(key) ?? []).filter((text) => BULLET_GLYPH.test(text))
  const prefixes = new Set(items.map(toPrefix))
  return (
    statements.length > 0 &&
    items.length === statements.length &&
    prefixes.size === items.length &&
    statements.every(({ text }) => prefixes.has(toPrefix(text)))
  )
}

/** Whether the words of a section and those of its fields are the same. */
const hasSameWords = (texts: SectionTexts, key: HeadingKey, fields: unknown): boolean => {
  const onPage = toWordSet(texts.get(key) ?? [])
  const known = toWordSet(fields)
  return onPage.size > 0 && onPage.size === known.size && [...onPage].every((word) => known.has(word))
}

const hasExactJobs = ({ content }: ReadingInput, texts: SectionTexts): boolean => {
  const { experience = [] } = content.sections
  const section = (texts.get('experience') ?? []).map((text) => ({ text }))
  const periods = new Set(findRangeDates(section).map(({ line }) => line))
  return periods.size === experience.length && experience.every(({ company, position }) => company && position)
}

/**
 * The parts of which a count is true of the page: all that stands there was read, line by line. Of the others only the
 * lines that were found can be shown.
 */
export const findExactParts = (input: ReadingInput, texts: SectionTexts): ReadonlySet<Subject> => {
  const { skills, summary, education = [] } = input.content.sections
  const listed = [...(skills?.technical ?? []), ...(skills?.soft ?? [])]
  const isShort = (skill: string) => splitWords(skill).length <= MAX_SKILL_WORDS
  const exact: readonly (readonly [Subject, boolean])[] = [
    ['title', true],
    ['name', true],
    ['place', true],
    ['jobs', hasExactJobs(input, texts)],
    ['work', hasExactItems(input, texts)],
    ['skills', listed.every(isShort) && hasSameWords(texts, 'skills', [listed, skills?.groups])],
    ['languages', hasSameWords(texts, 'languages', skills?.languages)],
    ['summary', hasSameWords(texts, 'summary', summary)],
    [
      'studies',
      education.every(({ institution, degree }) => institution && degree) &&
        hasSameWords(texts, 'education', education),
    ],
  ]
  return new Set(exact.flatMap(([subject, isExact]) => (isExact ? [subject] : [])))
}
