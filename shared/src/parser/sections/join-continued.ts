import { fold } from '../lexicon/fold.ts'
import type { Section } from './section.ts'

/** `Teaching (continued)`, `Experiencia (cont.)`: the heading of a section on the next page. */
const CONTINUED = /\s?[-–—(]\s?(?:cont(?:\.|inued|inuaci[oó]n|inua)?)\s?\)?$/iu

/** The sections, with the lines of those that go on below their heading again, on the next page, in the first ones. */
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

const findFirstPart = ({ title }: Section, before: readonly Section[]): number => {
  const name = title.replace(CONTINUED, '')
  return name === title ? -1 : before.findLastIndex((section) => fold(section.title) === fold(name))
}
