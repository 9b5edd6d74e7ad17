import type { Outline, Part, Said } from './outline.ts'

/** A text that a document must hold, and where in its section it stands among those that lead an entry. */
export interface Field extends Said {
  readonly section: string
  /** The first line of an entry: these must follow each other in their order. */
  readonly leads: boolean
}

/** Every field of the outline as it is printed, in reading order. */
export const fieldsOf = (outline: Outline): Field[] => {
  const plain = (section: string, said: Said | undefined): Field[] =>
    said?.text ? [{ ...said, section, leads: false }] : []
  return [
    ...plain('personalInfo', outline.name),
    ...plain('personalInfo', outline.title),
    ...outline.contact.flatMap((contact) => plain('personalInfo', contact)),
    ...outline.sections.flatMap(({ key, parts }) => parts.flatMap((part) => partFields(part, key))),
  ].map(({ text, path, section, leads }) => ({ text, path, section, leads }))
}

const partFields = (part: Part, section: string): Field[] => {
  const field = (said: Said | undefined, leads = false): Field[] => (said ? [{ ...said, section, leads }] : [])
  switch (part.kind) {
    case 'entry':
      return [
        ...field(part.head, true),
        ...field(part.sub, !part.head),
        ...field(part.dates),
        ...field(part.place),
        ...part.facts.flatMap((fact) => field(fact)),
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
