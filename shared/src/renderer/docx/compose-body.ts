import { element, escapeXml } from '../../archive/write-xml.ts'
import { splitLinks } from '../../templates/outline/links.ts'
import type {
  Contact,
  EntryDetail,
  EntryPart,
  GroupPart,
  Outline,
  OutlinePart,
  OutlineSection,
  OutlineText,
  PairsPart,
  Prose,
  SectionPart,
} from '../../templates/outline/outline.ts'
import type { Template } from '../../templates/template.ts'
import { createPicture, type WordPicture } from './word-picture.ts'
import { STYLES } from './word-styles.ts'
import { toTwips, value } from './word-xml.ts'

/** The targets of the links of a document, by relationship id. */
export interface LinkTargets {
  readonly byId: ReadonlyMap<string, string>
  getId(href: string): string
}

/** Creates an empty list of targets; equal targets share an id. */
export const createLinkTargets = (): LinkTargets => {
  const byHref = new Map<string, string>()
  const byId = new Map<string, string>()
  return {
    byId,
    getId: (href) => {
      const id = byHref.get(href) ?? `link${byHref.size + 1}`
      byHref.set(href, id)
      byId.set(id, href)
      return id
    },
  }
}

/** What the paragraphs depend on. Targets of links are added to `links`. */
export interface WordBodyInput {
  readonly outline: Outline
  readonly links: LinkTargets
  readonly picture: WordPicture | undefined
  readonly order: Template['entry']['order']
  /** Space above a section without a heading, as in letters, in pt. */
  readonly sectionGap: number
}

/** The paragraphs of a resume in one column, in reading order. */
export const composeWordBody = (input: WordBodyInput): string => {
  const { outline, links, picture } = input
  const drawing = picture ? createPicture(picture, outline.name.text) : ''
  return [
    outline.name.text || picture ? paragraph(STYLES.name, drawing + run(outline.name.text)) : '',
    outline.title ? paragraph(STYLES.title, run(outline.title.text)) : '',
    outline.contact.length > 0 ? paragraph(STYLES.contact, composeContacts(outline.contact, links)) : '',
    ...outline.sections.map((section) => composeSection(section, input)),
  ].join('')
}

const paragraph = (style: string, inside: string, properties = ''): string =>
  element('w:p', {}, element('w:pPr', {}, value('w:pStyle', style) + properties) + inside)

interface Marks {
  readonly bold?: boolean | undefined
  readonly italic?: boolean | undefined
  /** Id of a character style. */
  readonly style?: string | undefined
}

const run = (text: string, { bold, italic, style }: Marks = {}): string => {
  if (text === '') return ''
  const properties = [
    style ? value('w:rStyle', style) : '',
    bold ? element('w:b') : '',
    italic ? element('w:i') : '',
  ].join('')
  const own = properties === '' ? '' : element('w:rPr', {}, properties)
  return element('w:r', {}, `${own}<w:t xml:space="preserve">${escapeXml(text)}</w:t>`)
}

const TAB = element('w:r', {}, element('w:tab'))

const link = (href: string, inside: string, links: LinkTargets): string =>
  element('w:hyperlink', { 'r:id': links.getId(href), 'w:history': 1 }, inside)

/** The bar between contacts lets parsers separate a phone number from the address after it. */
const composeContacts = (contacts: readonly Contact[], links: LinkTargets): string =>
  contacts
    .map(({ text, href }) => (href ? link(href, run(text, { style: STYLES.link }), links) : run(text)))
    .join(run('  |  '))

const composeSection = ({ title, pageBreak, parts }: OutlineSection, input: WordBodyInput): string => {
  const before = pageBreak ? element('w:pageBreakBefore') : ''
  if (title)
    return paragraph(STYLES.heading, run(title), before) + parts.map((part) => composePart(part, input)).join('')
  const space = before + element('w:spacing', { 'w:before': toTwips(input.sectionGap) })
  return parts.map((part, i) => composePart(part, input, i === 0 ? space : '')).join('')
}

/** `properties`: of the first paragraph, where the part is prose. */
const composePart = (part: SectionPart, input: WordBodyInput, properties = ''): string => {
  switch (part.kind) {
    case 'entry':
      return composeEntry(part, input)
    case 'group':
      return composeGroup(part)
    case 'pairs':
      return composePairs(part)
    case 'prose':
      return part.lines.map((line, i) => composeLine(line, input.links, i === 0 ? properties : '')).join('')
  }
}

/** The first part, then the second with the date at the right tab, then the rest: what parsers find in most resumes. */
const composeEntry = (entry: EntryPart, { order, links }: WordBodyInput): string => {
  const both = [entry.title, entry.subtitle].filter((part) => part !== undefined)
  const [first, second] = order === 'position-first' ? both.toReversed() : both
  const { dates, location, details, body } = entry
  const date = dates ? run(dates.text, { style: STYLES.date }) : ''
  return [
    first ? paragraph(STYLES.entry, run(first.text)) : '',
    second || dates ? paragraph(STYLES.entryLine, second ? run(second.text) + (date ? TAB + date : '') : date) : '',
    location ? paragraph(STYLES.detail, run(location.text)) : '',
    ...details.map((detail) => paragraph(STYLES.detail, composeText(detail, links))),
    ...body.map((line) => composeLine(line, links)),
  ].join('')
}

const composeLine = (line: Prose, links: LinkTargets, properties = ''): string =>
  paragraph(line.bullet ? STYLES.bullet : STYLES.text, composeText(line, links), properties)

/** Runs of equal marks; addresses in the text are links. */
const composeText = (source: EntryDetail, links: LinkTargets): string => {
  if (source.href) return link(source.href, run(source.text, { style: STYLES.link }), links)
  const parts: readonly OutlinePart[] = source.parts ?? [{ text: source.text }]
  return parts
    .flatMap(({ text, bold, italic, href }) =>
      (href ? [{ text, href }] : splitLinks(text)).map((segment) => {
        const inside = run(segment.text, { bold, italic, style: segment.href && STYLES.link })
        return segment.href ? link(segment.href, inside, links) : inside
      }),
    )
    .join('')
}

const joinTexts = (texts: readonly OutlineText[]): string => texts.map(({ text }) => text).join(', ')

const composeGroup = ({ label, items }: GroupPart): string =>
  paragraph(STYLES.text, (label ? run(`${label}: `, { bold: true }) : '') + run(joinTexts(items)))

const composePairs = ({ pairs }: PairsPart): string =>
  pairs
    .map(({ term, detail }) =>
      paragraph(STYLES.text, run(detail ? `${term.text}: ` : term.text, { bold: true }) + run(detail?.text ?? '')),
    )
    .join('')
