import type { Language } from '../languages.ts'
import { getMessages } from '../messages/messages.ts'
import { EXTRACTION_VERSION, type ExtractedDocument, type ExtractedLine } from '../parser/extracted-document.ts'
import type { ResumeContent, SectionKey } from '../resume/schema/content.ts'
import { parseCvDate } from '../resume/schema/dates.ts'

/** A page of ours: A4, 48 pt margins, 10.5 pt text on 14 pt lines of about 95 characters. */
const PAGE = { width: 595, height: 842, margin: 48, size: 10.5, heading: 13, step: 14, characters: 95 }

const dateOf = (text: string | undefined): string => {
  const { value } = parseCvDate(text ?? '')
  const [year, month] = value.split('-')
  return month ? `${month}/${year}` : value || (text ?? '')
}

/** The lines our own engine would print for a document, with places good enough for the rules on layout. */
export const simulateExtraction = (content: ResumeContent, language: Language): ExtractedDocument => {
  const words = getMessages(language).document
  const { personalInfo: me, sections, styling } = content
  const lines: ExtractedLine[] = []
  let y = PAGE.margin
  let page = 1

  const put = (text: string, size: number, bold: boolean): void => {
    if (y > PAGE.height - PAGE.margin) {
      page += 1
      y = PAGE.margin
    }
    lines.push({
      page,
      text,
      x: PAGE.margin,
      y,
      width: Math.min(PAGE.width - 2 * PAGE.margin, text.length * size * 0.5),
      size,
      bold,
      column: 0,
    })
    y += size === PAGE.size ? PAGE.step : size * 1.6
  }
  const text = (value: string | undefined, bold = false): void => {
    for (const paragraph of (value ?? '').split('\n')) {
      let rest = paragraph.trim()
      while (rest.length > PAGE.characters) {
        const at = rest.lastIndexOf(' ', PAGE.characters)
        const end = at > 0 ? at : PAGE.characters
        put(rest.slice(0, end), PAGE.size, bold)
        rest = rest.slice(end).trim()
      }
      if (rest) put(rest, PAGE.size, bold)
    }
  }
  const list = (items: readonly string[] | undefined): void => {
    for (const item of items ?? []) text(`• ${item}`)
  }
  const heading = (key: SectionKey, filled: boolean): void => {
    if (filled) put(styling.titles?.[key] ?? words.sections[key], PAGE.heading, true)
  }
  const span = (e: { startDate?: string | undefined; endDate?: string | undefined; current?: boolean | undefined }) =>
    [dateOf(e.startDate), e.current ? words.present : dateOf(e.endDate)].filter(Boolean).join(' – ')
  const row = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ')

  if (me.fullName) put(me.fullName, 22, true)
  text(me.title, true)
  text(row(me.email, me.phone, me.location, me.linkedin, me.website, ...(me.links ?? []).map((l) => l.url)))

  heading('summary', Boolean(sections.summary))
  text(sections.summary)
  heading('experience', Boolean(sections.experience?.length))
  for (const e of sections.experience ?? []) {
    text(e.company, true)
    text(row(e.position, span(e), e.location))
    text(e.description)
    list(e.achievements)
  }
  heading('education', Boolean(sections.education?.length))
  for (const e of sections.education ?? []) {
    text(e.institution, true)
    text(row(e.degree, e.field, span(e), e.gpa, e.honors, e.location))
    text(e.description)
  }
  const { technical = [], soft = [], languages = [] } = sections.skills ?? {}
  heading('skills', technical.length + soft.length > 0)
  text(technical.join(', '))
  text(soft.join(', '))
  heading('languages', languages.length > 0)
  for (const l of languages) text(`${l.language}: ${l.detail ?? words.proficiency[l.proficiency]}`)
  heading('projects', Boolean(sections.projects?.length))
  for (const p of sections.projects ?? []) {
    text(row(p.name, span(p), p.url), true)
    text(p.description)
    text(p.technologies?.join(', '))
  }
  heading('certifications', Boolean(sections.certifications?.length))
  for (const c of sections.certifications ?? []) text(row(c.name, c.issuer, dateOf(c.date)))
  heading('awards', Boolean(sections.awards?.length))
  for (const a of sections.awards ?? []) text(row(a.title, a.issuer, dateOf(a.date), a.description))
  heading('volunteer', Boolean(sections.volunteer?.length))
  for (const v of sections.volunteer ?? []) {
    text(row(v.organization, v.role, span(v)), true)
    text(v.description)
  }
  for (const c of sections.custom ?? []) {
    if (c.title) put(c.title, PAGE.heading, true)
    list(c.items)
  }

  return {
    version: EXTRACTION_VERSION,
    source: 'pdf',
    pages: Array.from({ length: page }, (_, i) => ({
      number: i + 1,
      width: PAGE.width,
      height: PAGE.height,
      columns: 1,
    })),
    lines,
    hazards: [],
    links: [],
    lang: language,
    meta: {
      tagged: true,
      title: me.fullName || words.untitled,
      bytes: 0,
      fonts: [styling.fontFamily],
      hazardsPass: true,
    },
  }
}
