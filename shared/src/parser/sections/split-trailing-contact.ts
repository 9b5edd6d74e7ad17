import { hasContactOrLink } from '../fields/header/contact-patterns.ts'
import { isOnlyContact } from '../fields/header/header-segments.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import type { Section } from './section.ts'

/** Lines of contact data have at most this many words. */
const MAX_WORDS = 6
/** Lines of contact data that have to follow the lines of a section of a kind; below a profile one tells enough. */
const MIN_CONTACTS: Readonly<Partial<Record<Section['kind'], number>>> = {
  summary: 1,
  skills: 2,
  languages: 2,
  interests: 2,
}
/** Icons that a font paints as letters are larger than the text beside them, by this factor. */
const ICON_FACTOR = 1.5

/** The sections, with the contact data below a profile or a list (in a sidebar, without a heading) as a section of their own. */
export const splitTrailingContact = (sections: readonly Section[]): readonly Section[] =>
  sections.flatMap((section) => {
    const { kind, lines } = section
    const least = MIN_CONTACTS[kind]
    const start = least === undefined ? -1 : lines.findIndex((line, i) => i > 0 && isContact(line))
    const tail = start < 0 ? [] : lines.slice(start)
    if (tail.length === 0 || !tail.every(isShort) || tail.filter(isContact).length < (least ?? 0)) return [section]
    return [
      { ...section, lines: withoutIcons(lines.slice(0, start), tail) },
      { kind: 'contact', title: '', heading: undefined, lines: tail },
    ]
  })

/** The lines without large single characters at their end, the icons of the contact data below. */
const withoutIcons = (lines: readonly ParsedLine[], [contact]: readonly ParsedLine[]): readonly ParsedLine[] => {
  const size = ICON_FACTOR * (contact?.size ?? 0)
  return lines.slice(0, lines.findLastIndex((line) => line.text.length > 1 || line.size < size) + 1)
}

/** Whether a line has only contact data. A space may tear an address. */
const isContact = (line: ParsedLine): boolean => {
  const { text } = line
  if (/\S@\S/.test(text)) return isShort(line)
  return isOnlyContact(line) && hasContactOrLink(text)
}

const isShort = ({ text }: ParsedLine): boolean => text.split(' ').length <= MAX_WORDS && !/\p{L}\.$/u.test(text)
