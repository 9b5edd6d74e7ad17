import type { Outline, OutlineText, SectionPart } from './outline.ts'

/** A text that a rendered document must contain. */
export interface OutlineField extends OutlineText {
  readonly section: string
  /** The first text of an entry. These appear in their order within a section. */
  readonly startsEntry: boolean
}

/** All fields of the outline in reading order. */
export const listFields = (outline: Outline): OutlineField[] => {
  const plain = (section: string, text: OutlineText | undefined): OutlineField[] =>
    text?.text ? [{ ...text, section, startsEntry: false }] : []
  return [
    ...plain('personalInfo', outline.name),
    ...plain('personalInfo', outline.title),
    ...outline.contact.flatMap((contact) => plain('personalInfo', contact)),
    ...outline.sections.flatMap(({ key, parts }) => parts.flatMap((part) => listPartFields(part, key))),
  ].map(({ text, path, section, startsEntry }) => ({ text, path, section, startsEntry }))
}

const listPartFields = (part: SectionPart, section: string): OutlineField[] => {
  const field = (text: OutlineText | undefined, startsEntry = false): OutlineField[] =>
    text ? [{ ...text, section, startsEntry }] : []
  switch (part.kind) {
    case 'entry':
      return [
        ...field(part.title, true),
        ...field(part.subtitle, !part.title),
        ...field(part.dates),
        ...field(part.location),
        ...part.details.flatMap((detail) => field(detail)),
        ...part.body.flatMap((line) => field(line)),
      ]
    case 'group':
      return part.items.flatMap((item) => field(item))
    case 'pairs':
      return part.pairs.flatMap(({ term, detail }) => [...field(term), ...field(detail)])
    case 'prose':
      return part.lines.flatMap((line) => field(line))
  }
}
