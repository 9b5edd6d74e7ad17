import type { ResumeContent } from '../../../resume/schema/content.ts'
import { toSearchText } from '../tokens.ts'
import { toWordFamilies } from '../word-family.ts'

/** A text of the resume in which requirements are searched. */
export interface ResumeField {
  /** Path in the flat shape, entries by id. */
  readonly path: string
  readonly text: string
  readonly search: string
  readonly families: readonly string[]
}

interface ResumeText {
  readonly content: ResumeContent
  readonly statements: readonly { readonly text: string; readonly path: string }[]
}

/** One line after another, as a person reads it. */
const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The fields of a resume, those that show a skill at work first, so that the best evidence is found first. */
export const listFields = ({ content, statements }: ResumeText): ResumeField[] => {
  const { personalInfo, sections } = content
  const { experience = [], education = [], projects = [], certifications = [], awards = [], volunteer = [] } = sections
  const texts: { path: string; text: string }[] = [
    ...statements,
    ...experience.map((e, i) => ({ path: `experience/${e.id ?? i}/position`, text: e.position })),
    ...projects.flatMap((p, i) => [
      { path: `projects/${p.id ?? i}/name`, text: p.name },
      { path: `projects/${p.id ?? i}/technologies`, text: (p.technologies ?? []).join(', ') },
    ]),
    ...volunteer.map((v, i) => ({ path: `volunteer/${v.id ?? i}/role`, text: v.role })),
    ...certifications.map((c, i) => ({
      path: `certifications/${c.id ?? i}/name`,
      text: `${c.name} ${c.issuer}`.trim(),
    })),
    ...education.flatMap((e, i) => [
      { path: `education/${e.id ?? i}/degree`, text: `${e.degree} ${e.field}`.trim() },
      ...splitLines(e.description ?? '').map((text) => ({ path: `education/${e.id ?? i}/description`, text })),
    ]),
    ...awards.map((a, i) => ({ path: `awards/${a.id ?? i}/title`, text: a.title })),
    ...(sections.skills?.technical ?? []).map((text) => ({ path: 'skills/technical', text })),
    ...(sections.skills?.soft ?? []).map((text) => ({ path: 'skills/soft', text })),
    ...splitLines(sections.summary ?? '').map((text) => ({ path: 'summary', text })),
    { path: 'personalInfo/title', text: personalInfo.title },
    // Keyword lists and short lines of a job are no statements.
    ...experience.flatMap((e, i) =>
      splitLines(e.description).map((text) => ({ path: `experience/${e.id ?? i}/description`, text })),
    ),
    ...(sections.custom ?? []).flatMap((section) =>
      section.items.map((text) => ({ path: `custom/${section.id}`, text })),
    ),
  ]
  return texts
    .filter(({ text }) => text.trim() !== '')
    .map(({ path, text }) => ({ path, text, search: toSearchText(text), families: toWordFamilies(text) }))
}
