import type { ReadDocument } from '../read-document.ts'
import type { SectionKind } from '../words/heading-words.ts'
import { headingKind, headingKindByKey } from '../words/headings.ts'
import { type PLine, toPLines } from './lines.ts'

export interface Section {
  readonly kind: SectionKind | 'header'
  /** The heading as written; empty for the header. */
  readonly title: string
  readonly heading: PLine | undefined
  readonly lines: PLine[]
}

/** A heading is no longer than this. */
const LONGEST = 48

/** Parts the lines of a document into its header and its sections, in reading order. */
export const findSections = (document: ReadDocument): Section[] => {
  const lines = toPLines(document)
  const headings = findHeadings(lines, document.source === 'text')
  const header: Section = { kind: 'header', title: '', heading: undefined, lines: [] }
  const sections: Section[] = [header]
  let current = header
  const byColumn = new Map<number, Section>()
  const widths = columnWidths(lines, headings)
  for (const line of lines) {
    if (isFurniture(line, document)) continue
    const kind = headings.get(line)
    if (kind) {
      current = { kind, title: line.text.replace(/\s*:$/, ''), heading: line, lines: [] }
      sections.push(current)
      byColumn.set(line.column, current)
      continue
    }
    current = goesOn(current, line, byColumn, widths) ?? header
    current.lines.push(line)
  }
  return sections.filter((section) => section.lines.length > 0 || section.heading)
}

const PAGE_NUMBER =
  /^(?:.{0,60}\s)?(?:p[aá]g(?:e|ina|\.)?\s*)?\d{1,2}\s*(?:\/|of|de)\s*\d{1,2}$|^(?:p[aá]g(?:e|ina|\.)?\s*)?\d{1,2}$/iu

/** `November 2026  Ana Ruiz · Résumé  1`, as some templates foot their pages. */
const FOOT = /(?:^|\s)(?:curr[ií]culum(?: vitae)?|r[eé]sum[eé]|c\.?v\.?)\s+\d{1,2}$/iu

/** Page numbers at a page's edge. */
const isFurniture = (line: PLine, document: ReadDocument): boolean => {
  const height = document.pages[line.page - 1]?.height ?? 0
  const atEdge = height > 0 && (line.y > 0.92 * height || line.y < 0.06 * height)
  return atEdge && (PAGE_NUMBER.test(line.text) || FOOT.test(line.text))
}

/**
 * The section a line belongs to. A new column that starts above the running section's heading is no part of it: on the
 * first page it belongs to the header, later to what stood in that column on the page before.
 */
const goesOn = (
  current: Section,
  line: PLine,
  byColumn: ReadonlyMap<number, Section>,
  widths: ReadonlyMap<string, number>,
): Section | undefined => {
  const last = current.lines.at(-1) ?? current.heading
  const heading = current.heading
  if (!last || !heading) return current
  if (line.page !== last.page) {
    if (line.column === last.column) return current
    const before = byColumn.get(line.column)
    const ended = before?.lines.at(-1) ?? before?.heading
    return before && ended && !isMuchWider(line, ended, widths) ? before : current
  }
  if (line.column !== last.column && heading.page === line.page && line.y < heading.y - heading.size) {
    const before = byColumn.get(line.column)
    if (before && (before.lines.at(-1) ?? before.heading)?.page !== line.page) return before
    return line.page === 1 ? undefined : (before ?? current)
  }
  return current
}

/** A column by its page and number. */
const columnOf = (line: PLine): string => `${line.page} ${line.column}`

/** How wide the text of each column is; what stands over its first heading (a name across the page) is left out. */
const columnWidths = (lines: readonly PLine[], headings: ReadonlyMap<PLine, SectionKind>): Map<string, number> => {
  const top = new Map<string, number>()
  for (const line of headings.keys())
    top.set(columnOf(line), Math.min(line.y, top.get(columnOf(line)) ?? Number.POSITIVE_INFINITY))
  const edges = new Map<string, { left: number; right: number }>()
  for (const line of lines) {
    const column = columnOf(line)
    if (line.y < (top.get(column) ?? 0)) continue
    const edge = edges.get(column)
    edges.set(column, {
      left: Math.min(line.x, edge?.left ?? line.x),
      right: Math.max(line.right, edge?.right ?? line.right),
    })
  }
  return new Map([...edges].map(([column, { left, right }]) => [column, right - left]))
}

/** A full page after one with a rail is no part of the rail, though both are the first column of their page. */
const isMuchWider = (line: PLine, ended: PLine, widths: ReadonlyMap<string, number>): boolean =>
  (widths.get(columnOf(line)) ?? 0) > 1.75 * (widths.get(columnOf(ended)) ?? Number.POSITIVE_INFINITY)

/** Headings by their words, checked by their look; then lines that look exactly like those, with words we do not know. */
const findHeadings = (lines: readonly PLine[], isText: boolean): Map<PLine, SectionKind> => {
  const byWords = new Map<PLine, SectionKind>()
  for (const line of lines) {
    if (line.bullet || line.text.length > LONGEST || line.span?.isRange) continue
    const kind = headingKind(line.text)
    if (kind) byWords.set(line, kind)
  }
  if (isText) return byWords
  const body = bodyStyle(lines)
  const main = mainStyle([...byWords.keys()])
  for (const line of [...byWords.keys()])
    if (!looksRight(line, main, body) || isEntryName(line, main, byWords, lines)) byWords.delete(line)
  if (!main || main.style === body.style) return byWords
  const look = lookOf(main)
  const entryLike = lines.filter((line) => lookOf(line) === look && !byWords.has(line))
  const isOwnLook = entryLike.length <= Math.max(2, byWords.size) && !headsEntries(lines, byWords, entryLike)
  if (main.size < body.size && !isCaps(main.text)) return byWords
  const first = Math.min(...[...byWords.keys()].map((line) => line.index))
  for (const line of entryLike) {
    const short = line.text.length <= LONGEST && !line.bullet && !line.span && /^\p{Lu}/u.test(line.text)
    const kind = headingKindByKey(line.text)
    if (!isOwnLook && (kind === 'other' || !isCaps(line.text))) continue
    if (short && line.index > first && line.parts.length === 1 && !/[@,:]|\d{3}/.test(line.text))
      byWords.set(line, kind)
  }
  return byWords
}

/** A section whose heading is followed at once by a line in its look: the entries' first lines have it too. */
const headsEntries = (
  lines: readonly PLine[],
  headings: ReadonlyMap<PLine, SectionKind>,
  alike: readonly PLine[],
): boolean =>
  [...headings].some(([line, kind]) => {
    const next = lines[lines.indexOf(line) + 1]
    return HAS_ENTRIES.has(kind) && next !== undefined && alike.includes(next) && !isCaps(next.text)
  })

const HAS_ENTRIES: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteer'])

interface Style {
  readonly style: string
  readonly size: number
  readonly text: string
}

const isCaps = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)

const lookOf = (line: Style): string => `${line.style} ${isCaps(line.text) ? 'C' : ''}`

/** The look of most headings; sections that every CV has weigh more. */
const mainStyle = (headings: readonly PLine[]): PLine | undefined => {
  const votes = new Map<string, { n: number; line: PLine }>()
  for (const line of headings) {
    const vote = votes.get(lookOf(line))
    const weight = STRONG.test(line.text) ? 2 : 1
    if (vote) vote.n += weight
    else votes.set(lookOf(line), { n: weight, line })
  }
  return [...votes.values()].sort((a, b) => b.n - a.n || b.line.size - a.line.size)[0]?.line
}

const STRONG = /exper|educ|formaci|skills|competenc|habilidad|idiomas|languages|perfil|summary|profile/i

const bodyStyle = (lines: readonly PLine[]): { style: string; size: number } => {
  const letters = new Map<string, { n: number; size: number }>()
  for (const line of lines) {
    const seen = letters.get(line.style)
    if (seen) seen.n += line.text.length
    else letters.set(line.style, { n: line.text.length, size: line.size })
  }
  const most = [...letters].sort((a, b) => b[1].n - a[1].n)[0]
  return { style: most?.[0] ?? '', size: most?.[1].size ?? 0 }
}

/** An employer called Outreach: in another look than the headings are, right under one of them or over its own dates. */
const isEntryName = (
  line: PLine,
  main: PLine | undefined,
  headings: ReadonlyMap<PLine, SectionKind>,
  lines: readonly PLine[],
): boolean => {
  if (!main || lookOf(line) === lookOf(main)) return false
  const above = lines[line.index - 1]
  const underHeading = above !== undefined && headings.has(above) && lookOf(above) === lookOf(main)
  if (!underHeading && !isCaps(main.text)) return false
  const below = lines.slice(line.index + 1, line.index + 4)
  return below.some(({ column, span }) => column === line.column && span?.isRange === true)
}

/** A line with a heading's words is none when it looks like running text while the headings of the document do not. */
const looksRight = (line: PLine, main: PLine | undefined, body: { style: string; size: number }): boolean => {
  if (!main || lookOf(line) === lookOf(main)) return true
  if (line.size >= main.size - 0.3 || line.size > body.size + 1) return true
  if (isCaps(line.text) && line.style !== body.style) return true
  if (isCaps(line.text) && !isCaps(main.text)) return true
  return main.style === body.style && line.style !== body.style
}
