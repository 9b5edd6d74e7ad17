import { trust } from '../../cast.ts'
import type { HazardCode, ReadDocument } from '../../extraction/read-document.ts'
import type { ResumeContent } from '../../resume/content.ts'
import { squeeze } from './text.ts'

/** Text that a reader of the page does not see. Tiny text counts from 4 pt down; above it is a matter of format. */
const UNSEEN: ReadonlySet<HazardCode> = new Set(['white-text', 'invisible-text', 'off-page-text'])
const UNSEEN_SIZE = 4

export interface Hidden {
  /** Indexes into `read.lines` that a person cannot see. */
  readonly lines: ReadonlySet<number>
  /** All the text is an invisible layer over a picture: a scan with OCR, not a trick. */
  readonly scan: boolean
}

/** Which lines cannot be seen, by the reader's hazards. On a scan with a text layer nothing is left out. */
export const hiddenOf = (read: ReadDocument): Hidden => {
  const lines = new Set<number>()
  let invisible = 0
  for (const hazard of read.hazards) {
    if (hazard.line === undefined) continue
    const tiny = hazard.code === 'tiny-text' && (read.lines[hazard.line]?.size ?? 9) < UNSEEN_SIZE
    if (!UNSEEN.has(hazard.code) && !tiny) continue
    if (hazard.code === 'invisible-text' && !lines.has(hazard.line)) invisible += 1
    lines.add(hazard.line)
  }
  const scan = read.lines.length > 0 && invisible >= read.lines.length * 0.95
  return { lines: scan ? new Set() : lines, scan }
}

/** A parsed resume without what stands in hidden lines alone, so that no rule can count it. */
export const withoutHidden = (content: ResumeContent, read: ReadDocument, hidden: Hidden): ResumeContent => {
  if (hidden.lines.size === 0) return content
  const seen = squeeze(
    read.lines
      .filter((_, i) => !hidden.lines.has(i))
      .map((line) => line.text)
      .join('\n'),
  )
  const unseen = [...hidden.lines].map((i) => read.lines[i]?.text ?? '')
  const unseenText = squeeze(unseen.join('\n'))

  const clean = (text: string): string => {
    const bare = squeeze(text)
    if (bare === '' || seen.includes(bare)) return text
    if (unseenText.includes(bare)) return ''
    let left = text
    for (const line of unseen) if (line.trim().length > 2) left = left.split(line.trim()).join(' ')
    return left
      .split('\n')
      .filter((part) => squeeze(part) === '' || seen.includes(squeeze(part)) || !unseenText.includes(squeeze(part)))
      .join('\n')
  }
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value)
    if (Array.isArray(value)) return value.map(walk).filter((item) => item !== '')
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([k, v]) => [k, k === 'id' || k === 'proficiency' ? v : walk(v)]),
      )
    return value
  }
  return dropEmpty({
    ...content,
    personalInfo: walkTyped(content.personalInfo, walk),
    sections: walkTyped(content.sections, walk),
  })
}

const walkTyped = <T>(value: T, walk: (value: unknown) => unknown): T =>
  trust<T>(walk(value), 'the walk keeps every key and type')

const said = (...texts: (string | undefined)[]): boolean => texts.some((text) => text?.trim())

const dropEmpty = (content: ResumeContent): ResumeContent => ({
  ...content,
  sections: {
    ...content.sections,
    experience: content.sections.experience?.filter((e) =>
      said(e.company, e.position, e.description, ...(e.achievements ?? [])),
    ),
    education: content.sections.education?.filter((e) => said(e.institution, e.degree, e.field)),
    projects: content.sections.projects?.filter((p) => said(p.name, p.description)),
    volunteer: content.sections.volunteer?.filter((v) => said(v.organization, v.role, v.description)),
    certifications: content.sections.certifications?.filter((c) => said(c.name, c.issuer)),
    awards: content.sections.awards?.filter((a) => said(a.title, a.issuer)),
  },
})
