import { hasContactOrLink } from '../fields/header/contact-patterns.ts'
import { isOnlyContact } from '../fields/header/header-segments.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import type { Section } from './section.ts'

/** Lines of contact data have at most this many words. */
const MAX_WORDS = 6

/** The sections, with the contact data below a profile (in a sidebar, without a heading) as a section of their own. */
export const splitTrailingContact = (sections: readonly Section[]): readonly Section[] =>
  sections.flatMap((section) => {
    if (section.kind !== 'summary') return [section]
    const start = section.lines.findIndex((line, i) => i > 0 && isContact(line))
    const tail = start < 0 ? [] : section.lines.slice(start)
    if (tail.length === 0 || !tail.every(isShort)) return [section]
    return [
      { ...section, lines: section.lines.slice(0, start) },
      { kind: 'contact', title: '', heading: undefined, lines: tail },
    ]
  })

/** Whether a line has only contact data. A space may tear an address. */
const isContact = (line: ParsedLine): boolean => {
  const { text } = line
  if (/\S@\S/.test(text)) return isShort(line)
  return isOnlyContact(line) && hasContactOrLink(text)
}

const isShort = ({ text }: ParsedLine): boolean => text.split(' ').length <= MAX_WORDS && !/\p{L}\.$/u.test(text)
