import type { Language } from '#shared/languages.ts'
import type { ResumeContent } from '#shared/resume/content.ts'
import type { Part, Prose } from '#shared/templates/outline/outline.ts'
import { outlineOf } from '#shared/templates/outline/outline-of.ts'

const proseLine = (line: Prose): string => (line.bullet ? `- ${line.text}` : line.text)

const linesOf = (part: Part): string[] => {
  if (part.kind === 'prose') return part.lines.map(proseLine)
  if (part.kind === 'pairs')
    return part.pairs.map(({ term, detail }) => (detail ? `${term.text}: ${detail.text}` : term.text))
  if (part.kind === 'group') {
    const items = part.items.map((item) => item.text).join(', ')
    return [part.label ? `${part.label}: ${items}` : items]
  }
  const facts = part.facts.map((fact) => fact.text)
  const short = [part.head, part.sub, part.dates, part.place].flatMap((said) => (said ? [said.text] : []))
  return [...short, ...facts, ...part.body.map(proseLine), '']
}

/** The resume as text with no layout: what goes into the box of a job portal. */
export const plainText = (content: ResumeContent, language: Language): string => {
  const outline = outlineOf(content, language)
  const sections = outline.sections.flatMap((section) => [
    '',
    section.title.toUpperCase(),
    ...section.parts.flatMap(linesOf),
  ])
  const lines = [outline.name.text, outline.title?.text ?? '', ...outline.contact.map((c) => c.text), ...sections]
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
