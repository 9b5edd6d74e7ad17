import type { ExtractedDocument } from '../extracted-document.ts'
import {
  headingKind,
  headingKindByKey,
  isComposedHeading,
  isHeadingModifier,
  isOpenHeading,
  trimHeading,
} from '../lexicon/headings.ts'
import { HEADING, hasWideLeading, isContinuation } from '../lines/line-continuation.ts'
import { getStyleKey, isCaps } from '../lines/line-style.ts'
import { columnKey, type ParsedLine } from '../lines/parsed-line.ts'
import type { Headings } from './alike-headings.ts'
import { chooseSections } from './choose-sections.ts'
import { classifySections } from './classify-sections.ts'
import { findHeadings } from './find-headings.ts'
import { splitHeadlessSection } from './find-headless-section.ts'
import { joinContinuedSections } from './join-continued.ts'
import { findEdgeLines, findFooters } from './page-edges.ts'
import { scoreKinds } from './score-kinds.ts'
import { ENTRY_KINDS, type Section } from './section.ts'
import { isBelow, isFurtherDown, startsBeside } from './section-places.ts'
import { splitTables } from './split-tables.ts'
import { splitTrailingContact } from './split-trailing-contact.ts'
import { splitTrailingTools } from './tool-lists.ts'
import { isWholeHeading } from './wrapped-headings.ts'

/** A section that is still being filled. */
interface OpenSection extends Section {
  readonly lines: ParsedLine[]
}

/** Text this much wider than that of another column is another column. */
const MIN_WIDTH_RATIO = 1.75

/** The header and the sections of a document, in reading order. */
export const findSections = (document: ExtractedDocument, lines: readonly ParsedLine[]): Section[] => {
  const isText = document.source === 'text'
  const headings = findHeadings(lines, isText)
  const edges = new Set(findEdgeLines(lines, document))
  const footers = findFooters(lines, document).filter((line) => !edges.has(line))
  const left = new Set([...edges, ...footers])
  const split = (candidate: Headings) => splitAtHeadings(lines, candidate, left)
  const found = classifySections(
    joinContinuedSections(isText ? split(headings) : chooseSections(lines, headings, split)),
  )
  const sections = splitTrailingTools(splitTrailingContact(splitHeadlessSection(splitTables(found))))
  return footers.length > 0
    ? [...sections, { kind: 'other', title: '', heading: undefined, lines: footers }]
    : [...sections]
}

/** The header and the sections below the given headings, without the lines that are `left` out. */
const splitAtHeadings = (
  lines: readonly ParsedLine[],
  headings: Headings,
  left: ReadonlySet<ParsedLine>,
): Section[] => {
  const widths = measureColumnWidths(lines, headings)
  const header: OpenSection = { kind: 'header', title: '', heading: undefined, lines: [] }
  const sections = [header]
  const byColumn = new Map<number, OpenSection>()
  let current = header
  const looks = [...headings.keys()].map(getStyleKey)
  for (const line of lines) {
    if (left.has(line)) continue
    const row = headings.has(line) ? [] : splitHeadingRow(line, looks)
    const [first] = row
    if (first) {
      sections.push(...row.toReversed())
      current = first
      byColumn.set(line.column, current)
      continue
    }
    const kind = headings.get(line) ?? (isNarrowedHeading(current, line) ? current.kind : undefined)
    if (!kind || kind === 'header') {
      const found = findSectionOfLine(current, line, sections, byColumn, widths) ?? header
      current = isCarriedOver(line, current, found, lines, headings) ? current : found
      current.lines.push(line)
      continue
    }
    if (isHeadingContinuation(current, line) || isNarrowedHeading(current, line)) {
      current = extendHeading(current, line)
      sections[sections.length - 1] = current
    } else {
      current = { kind, title: trimHeading(line.text), heading: line, lines: [] }
      sections.push(current)
    }
    byColumn.set(line.column, current)
  }
  return sections.filter((section) => section.lines.length > 0 || section.heading)
}

/** As many headings in the look of a row tell that its cells are headings, if one of them is about skills. */
const MIN_ALIKE_HEADINGS = 3

/** The sections below headings side by side: `HABILIDADES   IDIOMAS` over two columns. `looks` are those of other headings. */
const splitHeadingRow = (line: ParsedLine, looks: readonly string[]): OpenSection[] => {
  const { segments } = line
  if (segments.length < 2 || line.bullet || line.text.length > MAX_HEADING_ROW_CHARS) return []
  if (!(line.bold || isCaps(line.text)) || segments.slice(1).some(({ afterGap }) => !afterGap)) return []
  const isAlike = !line.dates && looks.filter((look) => look === getStyleKey(line)).length >= MIN_ALIKE_HEADINGS
  const byKey = segments.map(({ text }) => headingKindByKey(text))
  const row = segments.flatMap((segment, i): OpenSection[] => {
    const { x, text } = segment
    const isHeading = isComposedHeading(text) || (isAlike && byKey.includes('skills'))
    const kind = headingKind(text) ?? (isHeading ? byKey[i] : undefined)
    const heading = { ...line, x, right: segments[i + 1]?.x ?? line.right, text, body: text, segments: [segment] }
    return kind ? [{ kind, title: trimHeading(text), heading, lines: [] }] : []
  })
  return row.length === segments.length ? row : []
}

const MAX_HEADING_ROW_CHARS = 80

/** The section of the last heading side by side that starts left of the line. */
const findInRow = (row: readonly OpenSection[], line: ParsedLine): OpenSection | undefined =>
  row
    .toSorted((a, b) => (b.heading?.x ?? 0) - (a.heading?.x ?? 0))
    .find(({ heading }, i) => i === row.length - 1 || (heading?.x ?? 0) < line.x + MAX_HEADING_INDENT_PT)

/** The lines of all sections of a kind. */
export const selectLines = (sections: readonly Section[], kind: Section['kind']): ParsedLine[] =>
  sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)

/** `PERSONALS` right below `COMPETÈNCIES`, in its style. */
const isNarrowedHeading = ({ heading, lines }: Section, line: ParsedLine): boolean =>
  heading !== undefined && lines.length === 0 && isHeadingModifier(line.text) && isRightBelow(heading, line)

const isRightBelow = (above: ParsedLine, line: ParsedLine): boolean =>
  line.index === above.index + 1 &&
  line.column === above.column &&
  !hasWideLeading(line) &&
  getStyleKey(line) === getStyleKey(above)

const isHeadingContinuation = ({ heading, lines, title }: Section, line: ParsedLine): boolean =>
  heading !== undefined &&
  lines.length === 0 &&
  (isContinuation(HEADING, { above: heading, line }) ||
    isOpenHeadingAbove(heading, line) ||
    (JOINED_TITLE.test(title) && !isWholeHeading(line.text) && isRightBelow(heading, line)))

/** Two lines of a heading, which may go on: `HABILIDADES SOCIALES Y DE TRATO`. */
const JOINED_TITLE = /^[^\p{Ll}]{3,60}\s(?:Y|AND|&)\s[^\p{Ll}]{3,60}$/u

/** `TECHNICAL` over `SKILLS`, `PROFESIONAL Y` over `PERSONAL`: both lines may be headings by their words. */
const isOpenHeadingAbove = (above: ParsedLine, line: ParsedLine): boolean =>
  (isOpenHeading(above.text) ||
    /^(?:technical|academic|professional|personal|key|core|work|additional)$/i.test(above.text)) &&
  isRightBelow(above, line)

const HYPHEN = /\s?[-\u2010]$/

const extendHeading = (section: OpenSection, line: ParsedLine): OpenSection => {
  const title = `${section.title.replace(HYPHEN, '')}${HYPHEN.test(section.title) ? '' : ' '}${trimHeading(line.text)}`
  const kind = headingKind(title) ?? (section.kind === 'other' ? headingKindByKey(title) : section.kind)
  return { ...section, kind, title, heading: line }
}

/**
 * The section of a line, undefined for the header. A new column that starts above the current heading is no part of the
 * current section: on the first page it is the header, later what was in that column on the page before.
 */
const findSectionOfLine = (
  current: OpenSection,
  line: ParsedLine,
  sections: readonly OpenSection[],
  byColumn: ReadonlyMap<number, OpenSection>,
  widths: ReadonlyMap<string, number>,
): OpenSection | undefined => {
  const { heading } = current
  const last = getLastLine(current)
  if (!last || !heading) return findSectionAbove(sections, line) ?? current
  const row = sections.filter((section) => section.heading?.index === heading.index)
  if (row.length > 1 && line.page === heading.page && line.y > heading.y) return findInRow(row, line)
  const inColumn = byColumn.get(line.column)
  const lastInColumn = inColumn && getLastLine(inColumn)
  if (line.page !== last.page) {
    // Wider text has taken the place of the sidebar, which ended on the page before.
    if (lastInColumn && line.column !== last.column && isMuchWider(line, lastInColumn, widths)) return current
    const isSameColumn = line.column === last.column || !lastInColumn
    return findByEdge(line, (isSameColumn ? undefined : inColumn) ?? current, [current, ...byColumn.values()])
  }
  const isOtherBlock =
    line.column !== last.column || (last !== heading && line.y < heading.y - MIN_JUMP_EM * heading.size)
  if (isOtherBlock && heading.page === line.page && line.y < heading.y - heading.size) {
    if (inColumn && lastInColumn?.page !== line.page) return inColumn
    const above = findSectionAbove(sections, line)
    if (above) return above
    const beside = sections.find((section) => startsBeside(section, line))
    if (beside) return beside
    return line.page === 1 ? undefined : (inColumn ?? current)
  }
  const top = current.lines.find(({ column }) => column === line.column)
  const below = top && startsBeside(current, top) && sections.findLast((each) => isBelow(each, line, heading))
  if (below) return below
  const isNew = hasWideLeading(line) && current.lines.every(({ style }) => style !== line.style)
  const side = isNew && sections.findLast((each) => isFurtherDown(each, heading) && startsBeside(each, line))
  if (side) return side
  if (line.column < last.column) {
    const above = findSectionAbove(sections, line)
    if (above?.heading && above.heading.column === line.column && above.heading.y > heading.y) return above
  }
  return current
}

/**
 * Whether a column that starts a page goes on with the section read last, in another column of the page before, and not
 * with the one that ended in its own column, or a column beside its heading with the jobs or studies below that: its text
 * says so.
 */
const isCarriedOver = (
  line: ParsedLine,
  current: OpenSection,
  found: OpenSection,
  lines: readonly ParsedLine[],
  headings: Headings,
): boolean => {
  const last = getLastLine(current)
  if (found === current || !last || !current.heading) return false
  if (last.page !== line.page ? !found.heading : found.heading || !ENTRY_KINDS.has(current.kind)) return false
  if (last.page === line.page && line.column <= last.column) return line.column === last.column && last.y < line.y
  const end = lines.findIndex(
    (other) => other.index > line.index && (headings.has(other) || columnKey(other) !== columnKey(line)),
  )
  const text = lines.slice(lines.indexOf(line), end < 0 ? undefined : end)
  if (last.page === line.page) return startsEntries(text, current.lines)
  const scores: ReadonlyMap<Section['kind'], number> = scoreKinds(text)
  return (scores.get(current.kind) ?? 0) >= (scores.get(found.kind) ?? 0) + MIN_CARRIED_MARGIN
}

/** Whether text starts as entries do and has a range of dates in their look. */
const startsEntries = (text: readonly ParsedLine[], entries: readonly ParsedLine[]): boolean =>
  text[0]?.style === entries[0]?.style &&
  text.some((line) => line.dates?.isRange && entries.some(({ dates, style }) => dates?.isRange && style === line.style))

/** By how much the odds of the text of a column have to be better, as a logarithm. */
const MIN_CARRIED_MARGIN = 1

/** Text this far from the left edge of a heading is in another column, text this close to it may be in its column. */
const MIN_COLUMN_DISTANCE_PT = 60
const MAX_EDGE_DISTANCE_PT = 15

/** The given section, unless the line on a further page has the left edge of another one: a page may lack the sidebar. */
const findByEdge = (line: ParsedLine, section: OpenSection, others: readonly OpenSection[]): OpenSection => {
  const distance = ({ heading }: OpenSection): number => Math.abs(line.x - (heading?.x ?? line.x))
  if (distance(section) < MIN_COLUMN_DISTANCE_PT) return section
  return others.find((other) => other.heading && distance(other) < MAX_EDGE_DISTANCE_PT) ?? section
}

/** Text this far above its heading, in one column, is another block. A label in a sidebar may stand beside its block. */
const MIN_JUMP_EM = 5

/** Text up to this far beside a heading may be below it. */
const MAX_HEADING_INDENT_PT = 20

/** The section of the nearest heading that is above the line on its page, whatever the reading order. */
const findSectionAbove = (sections: readonly OpenSection[], line: ParsedLine): OpenSection | undefined =>
  sections
    .filter(
      ({ heading }) =>
        heading?.page === line.page &&
        heading.y < line.y &&
        line.x < heading.right + MAX_HEADING_INDENT_PT &&
        line.right > heading.x - MAX_HEADING_INDENT_PT,
    )
    .toSorted((a, b) => (b.heading?.y ?? 0) - (a.heading?.y ?? 0))[0]

const getLastLine = (section: Section): ParsedLine | undefined => section.lines.at(-1) ?? section.heading

/** Width of each column's text in pt. Text above its first heading does not count: a name may go across the page. */
const measureColumnWidths = (lines: readonly ParsedLine[], headings: Headings): Map<string, number> => {
  const tops = new Map<string, number>()
  for (const line of headings.keys())
    tops.set(columnKey(line), Math.min(line.y, tops.get(columnKey(line)) ?? Number.POSITIVE_INFINITY))
  const edges = new Map<string, { left: number; right: number }>()
  for (const line of lines) {
    const column = columnKey(line)
    if (line.y < (tops.get(column) ?? 0)) continue
    const edge = edges.get(column)
    edges.set(column, {
      left: Math.min(line.x, edge?.left ?? line.x),
      right: Math.max(line.right, edge?.right ?? line.right),
    })
  }
  return new Map([...edges].map(([column, { left, right }]) => [column, right - left]))
}

/** A full page after one with a sidebar: both are the first column of their page. */
const isMuchWider = (line: ParsedLine, other: ParsedLine, widths: ReadonlyMap<string, number>): boolean =>
  (widths.get(columnKey(line)) ?? 0) > MIN_WIDTH_RATIO * (widths.get(columnKey(other)) ?? Number.POSITIVE_INFINITY)
