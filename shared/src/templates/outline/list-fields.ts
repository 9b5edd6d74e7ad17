import type { Outline, OutlineText, SectionPart } from './outline.ts'

/** A text that a document must hold, and where in its section it stands among those that lead an entry. */
export interface OutlineField extends OutlineText {
  readonly section: string
  /** The first line of an entry: these must follow each other in their order. */
  readonly startsEntry: boolean
}

/** Every field of the outline as it is printed, in reading order. */
export const listFields = (outline: Outline): OutlineField[] => {
  const plain = (section: string, said: OutlineText | undefined): OutlineField[] =>
    said?.text ? [{ ...said, section, startsEntry: false }] : []
  return [
    ...plain('personalInfo', outline.name),
    ...plain('personalInfo', outline.title),
    ...outline.contact.flatMap((contact) => plain('personalInfo', contact)),
    ...outline.sections.flatMap(({ key, parts }) => parts.flatMap((part) => listPartFields(part, key))),
  ].map(({ text, path, section, startsEntry }) => ({ text, path, section, startsEntry }))
}

const listPartFields = (part: SectionPart, section: string): OutlineField[] => {
  const field = (said: OutlineText | undefined, startsEntry = false): OutlineField[] =>
    said ? [{ ...said, section, startsEntry: startsEntry }] : []
  switch (part.kind) {
    case 'entry':
      return [
        ...field(part.title, true),
        ...field(part.subtitle, !part.title),
        ...field(part.dates),
        ...field(part.location),
        ...part.details.flatMap((fact) => field(fact)),
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
