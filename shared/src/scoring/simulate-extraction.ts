import type { Language } from '../languages.ts'
import { getMessages, type Messages } from '../messages/messages.ts'
import { EXTRACTION_VERSION, type ExtractedDocument, type ExtractedLine } from '../parser/extracted-document.ts'
import type { ResumeContent, SectionKey } from '../resume/schema/content.ts'
import { parseCvDate } from '../resume/schema/dates.ts'

/** A4 in pt: 48 pt margins, 10.5 pt text on a 14 pt line height, about 95 characters a line. */
const PAGE = { width: 595, height: 842, margin: 48, size: 10.5, heading: 13, lineHeight: 14, lineChars: 95 }
const NAME_SIZE = 22

interface Dated {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly current?: boolean | undefined
}

interface PageWriter {
  readonly lines: ExtractedLine[]
  /** Number of the last page, from 1. */
  readonly getPage: () => number
  readonly writeLine: (text: string, sizePt: number, bold: boolean) => void
  /** Body text, wrapped at the line width. */
  readonly writeText: (text: string | undefined, bold?: boolean) => void
  readonly writeList: (items: readonly string[] | undefined) => void
}

const createPageWriter = (): PageWriter => {
  const lines: ExtractedLine[] = []
  let y = PAGE.margin
  let page = 1

  const writeLine = (text: string, size: number, bold: boolean): void => {
    if (y > PAGE.height - PAGE.margin) {
      page += 1
      y = PAGE.margin
    }
    const width = Math.min(PAGE.width - 2 * PAGE.margin, text.length * size * 0.5)
    lines.push({ page, text, x: PAGE.margin, y, width, size, bold, column: 0 })
    y += size === PAGE.size ? PAGE.lineHeight : size * 1.6
  }
  const writeText = (text: string | undefined, bold = false): void => {
    for (const paragraph of (text ?? '').split('\n')) {
      let rest = paragraph.trim()
      while (rest.length > PAGE.lineChars) {
        const space = rest.lastIndexOf(' ', PAGE.lineChars)
        const end = space > 0 ? space : PAGE.lineChars
        writeLine(rest.slice(0, end), PAGE.size, bold)
        rest = rest.slice(end).trim()
      }
      if (rest) writeLine(rest, PAGE.size, bold)
    }
  }
  const writeList = (items: readonly string[] | undefined): void => {
    for (const item of items ?? []) writeText(`• ${item}`)
  }
  return { lines, getPage: () => page, writeLine, writeText, writeList }
}

const formatDate = (text: string | undefined): string => {
  const { value } = parseCvDate(text ?? '')
  const [year, month] = value.split('-')
  return month ? `${month}/${year}` : value || (text ?? '')
}

const joinParts = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ')

const writeSections = (writer: PageWriter, content: ResumeContent, messages: Messages['document']): void => {
  const { writeText, writeList } = writer
  const { sections, styling } = content
  const writeHeading = (key: SectionKey, filled: boolean): void => {
    if (filled) writer.writeLine(styling.titles?.[key] ?? messages.sections[key], PAGE.heading, true)
  }
  const formatRange = (e: Dated) =>
    [formatDate(e.startDate), e.current ? messages.present : formatDate(e.endDate)].filter(Boolean).join(' – ')

  writeHeading('summary', Boolean(sections.summary))
  writeText(sections.summary)
  writeHeading('experience', Boolean(sections.experience?.length))
  for (const e of sections.experience ?? []) {
    writeText(e.company, true)
    writeText(joinParts(e.position, formatRange(e), e.location))
    writeText(e.description)
    writeList(e.achievements)
  }
  writeHeading('education', Boolean(sections.education?.length))
  for (const e of sections.education ?? []) {
    writeText(e.institution, true)
    writeText(joinParts(e.degree, e.field, formatRange(e), e.gpa, e.honors, e.location))
    writeText(e.description)
  }
  const { technical = [], soft = [], languages = [] } = sections.skills ?? {}
  writeHeading('skills', technical.length + soft.length > 0)
  writeText(technical.join(', '))
  writeText(soft.join(', '))
  writeHeading('languages', languages.length > 0)
  for (const l of languages) {
    const level = l.detail ?? (l.proficiency && messages.proficiency[l.proficiency])
    writeText(level ? `${l.language}: ${level}` : l.language)
  }
  writeHeading('projects', Boolean(sections.projects?.length))
  for (const p of sections.projects ?? []) {
    writeText(joinParts(p.name, formatRange(p), p.url), true)
    writeText(p.description)
    writeText(p.technologies?.join(', '))
  }
  writeHeading('certifications', Boolean(sections.certifications?.length))
  for (const c of sections.certifications ?? []) writeText(joinParts(c.name, c.issuer, formatDate(c.date)))
  writeHeading('awards', Boolean(sections.awards?.length))
  for (const a of sections.awards ?? []) writeText(joinParts(a.title, a.issuer, formatDate(a.date), a.description))
  writeHeading('volunteer', Boolean(sections.volunteer?.length))
  for (const v of sections.volunteer ?? []) {
    writeText(joinParts(v.organization, v.role, formatRange(v)), true)
    writeText(v.description)
  }
  for (const c of sections.custom ?? []) {
    if (c.title) writer.writeLine(c.title, PAGE.heading, true)
    writeList(c.items)
  }
}

/**
 * What the parser would extract from a resume rendered in one plain column, without rendering it. Positions in pt are
 * approximate, and file properties (tags, language, no warnings) are those of a rendered PDF.
 */
export const simulateExtraction = (content: ResumeContent, language: Language): ExtractedDocument => {
  const messages = getMessages(language).document
  const { personalInfo, styling } = content
  const writer = createPageWriter()
  if (personalInfo.fullName) writer.writeLine(personalInfo.fullName, NAME_SIZE, true)
  writer.writeText(personalInfo.title, true)
  const { email, phone, location, linkedin, website, links = [] } = personalInfo
  writer.writeText(joinParts(email, phone, location, linkedin, website, ...links.map((l) => l.url)))
  writeSections(writer, content, messages)
  return {
    version: EXTRACTION_VERSION,
    source: 'pdf',
    pages: Array.from({ length: writer.getPage() }, (_, i) => ({
      number: i + 1,
      width: PAGE.width,
      height: PAGE.height,
      columns: 1,
    })),
    lines: writer.lines,
    hazards: [],
    links: [],
    lang: language,
    meta: {
      tagged: true,
      title: personalInfo.fullName || messages.untitled,
      bytes: 0,
      fonts: [styling.fontFamily],
      hazardsPass: true,
    },
  }
}
