import type { Language } from '../../languages.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import type { EntryPart, OutlineSection, Part, Prose } from '../../templates/outline/outline.ts'
import { outlineOf } from '../../templates/outline/create-outline.ts'

/** The resume as plain text in its reading order, a line a line: for the .txt export and for scoring while it is written. */
export const plainText = (content: ResumeContent, language: Language): string => {
  const outline = outlineOf(content, language)
  const head = [outline.name.text, outline.title?.text, ...outline.contact.map((contact) => contact.text)]
  const blocks = [head.filter(Boolean).join('\n'), ...outline.sections.map(sectionText)]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const sectionText = ({ title, parts }: OutlineSection): string =>
  [title.toUpperCase(), parts.map(partText).join(parts[0]?.kind === 'entry' ? '\n\n' : '\n')].filter(Boolean).join('\n')

const partText = (part: Part): string => {
  switch (part.kind) {
    case 'entry':
      return entryText(part)
    case 'group':
      return `${part.label ? `${part.label}: ` : ''}${part.items.map((item) => item.text).join(', ')}`
    case 'pairs':
      return part.pairs.map(({ term, detail }) => (detail ? `${term.text}: ${detail.text}` : term.text)).join('\n')
    case 'prose':
      return part.lines.map(lineText).join('\n')
  }
}

const lineText = ({ bullet, text }: Prose): string => (bullet ? `• ${text}` : text)

const entryText = ({ head, sub, dates, place, facts, body }: EntryPart): string =>
  [head?.text, sub?.text, dates?.text, place?.text, ...facts.map((fact) => fact.text), ...body.map(lineText)]
    .filter(Boolean)
    .join('\n')
