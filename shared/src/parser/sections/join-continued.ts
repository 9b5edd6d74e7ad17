import { namesDuties } from '../fields/entries/labelled-values.ts'
import { fold } from '../lexicon/fold.ts'
import { scoreRole } from '../lexicon/name-scores.ts'
import type { Section } from './section.ts'

/** `Teaching (continued)`, `Experiencia (cont.)`: the heading of a section on the next page. */
const CONTINUED = /\s?[-–—(]\s?(?:cont(?:\.|inued|inuaci[oó]n|inua)?)\s?\)?$/iu

/**
 * The sections, with the lines of those that go on below their heading again, on the next page, in the first ones, and
 * duties below a heading of their own in the jobs above.
 */
export const joinContinuedSections = (sections: readonly Section[]): Section[] => {
  const joined: Section[] = []
  for (const section of sections) {
    const at = findFirstPart(section, joined)
    const first = joined[at]
    if (first) joined[at] = { ...first, lines: [...first.lines, ...section.lines] }
    else joined.push(section)
  }
  return joined
}

/** Results, which may be of no job. */
const RESULTS = /logros|achievements|results|highlights/iu
const YEAR = /\b(?:19|20)\d{2}\b/u

/** Whether a section is what was done in the jobs right above it, and no list of posts: `Job responsibilities`. */
const isDutiesOf = ({ title, lines }: Section, above: Section | undefined): boolean =>
  above?.kind === 'experience' &&
  namesDuties(title.replace(/ity(?=\s?:?$)/i, 'ities')) &&
  !RESULTS.test(title) &&
  !lines.some(({ text }) => YEAR.test(text)) &&
  lines.filter(({ text }) => scoreRole(text) >= 2).length * 2 < lines.length

const findFirstPart = (section: Section, before: readonly Section[]): number => {
  const { title } = section
  if (isDutiesOf(section, before.at(-1))) return before.length - 1
  const name = title.replace(CONTINUED, '')
  return name === title ? -1 : before.findLastIndex((section) => fold(section.title) === fold(name))
}
