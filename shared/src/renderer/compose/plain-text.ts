import type { Language } from '../../languages.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { createOutline } from '../../templates/outline/create-outline.ts'
import type { EntryPart, OutlineSection, Prose, SectionPart } from '../../templates/outline/outline.ts'

/** Composes the resume as plain text in reading order, for the .txt export and for local scoring. */
export const composePlainText = (content: ResumeContent, language: Language): string => {
  const outline = createOutline(content, language)
  const header = [outline.name.text, outline.title?.text, ...outline.contact.map((contact) => contact.text)]
  const blocks = [header.filter(Boolean).join('\n'), ...outline.sections.map(composeSectionText)]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const composeSectionText = ({ title, parts }: OutlineSection): string =>
  [title.toUpperCase(), parts.map(composePartText).join(parts[0]?.kind === 'entry' ? '\n\n' : '\n')]
    .filter(Boolean)
    .join('\n')

const composePartText = (part: SectionPart): string => {
  switch (part.kind) {
    case 'entry':
      return composeEntryText(part)
    case 'group':
      return `${part.label ? `${part.label}: ` : ''}${part.items.map((item) => item.text).join(', ')}`
    case 'pairs':
      return part.pairs.map(({ term, detail }) => (detail ? `${term.text}: ${detail.text}` : term.text)).join('\n')
    case 'prose':
      return part.lines.map(composeLineText).join('\n')
  }
}

const composeLineText = ({ bullet, text }: Prose): string => (bullet ? `• ${text}` : text)

const composeEntryText = ({ title, subtitle, dates, location, details, body }: EntryPart): string =>
  [title, subtitle, dates, location, ...details]
    .map((part) => part?.text)
    .concat(body.map(composeLineText))
    .filter(Boolean)
    .join('\n')
