import type { ExtractedDocument } from '../extracted-document.ts'
import { columnOf, type PLine, toPLines } from '../lines/parsed-line.ts'
import type { SectionKind } from '../lexicon/heading-words.ts'
import { headingKind, headingKindByKey } from '../lexicon/headings.ts'
import { findHeadings } from './find-headings.ts'
import { lookOf } from '../lines/line-style.ts'
import { nameUnknown } from './classify-unknown-sections.ts'

export interface Section {
  readonly kind: SectionKind | 'header'
  /** The heading as written; empty for the header. */
  readonly title: string
  readonly heading: PLine | undefined
  readonly lines: PLine[]
}

/** Parts the lines of a document into its header and its sections, in reading order. */
export const findSections = (document: ExtractedDocument): Section[] => {
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
    if (kind && headingGoesOn(current, line)) {
      const title = `${current.title} ${line.text}`
      const whole = headingKind(title) ?? (current.kind === 'other' ? headingKindByKey(title) : current.kind)
      current = { ...current, kind: whole, title, heading: line }
      sections[sections.length - 1] = current
      byColumn.set(line.column, current)
      continue
    }
    if (kind) {
      current = { kind, title: line.text.replace(/\s*:$/, ''), heading: line, lines: [] }
      sections.push(current)
      byColumn.set(line.column, current)
      continue
    }
    current = goesOn(current, line, byColumn, widths) ?? header
    current.lines.push(line)
  }
  return nameUnknown(sections.filter((section) => section.lines.length > 0 || section.heading))
}

/** `CONOCIMIENTOS INFORMÁTICOS Y` over `TÉCNICOS`: a line of no known words right under a heading, in its look. */
const headingGoesOn = ({ heading, lines }: Section, line: PLine): boolean =>
  heading !== undefined &&
  lines.length === 0 &&
  line.index === heading.index + 1 &&
  line.column === heading.column &&
  line.gap < 1.75 &&
  lookOf(line) === lookOf(heading) &&
  headingKind(line.text) === undefined

const PAGE_NUMBER =
  /^(?:.{0,60}\s)?(?:p[aá]g(?:e|ina|\.)?\s*)?\d{1,2}\s*(?:\/|of|de)\s*\d{1,2}$|^(?:p[aá]g(?:e|ina|\.)?\s*)?\d{1,2}$/iu

/** `November 2026  Ana Ruiz · Résumé  1`, as some templates foot their pages. */
const FOOT = /(?:^|\s)(?:curr[ií]culum(?: vitae)?|r[eé]sum[eé]|c\.?v\.?)\s+\d{1,2}$/iu

/** Page numbers at a page's edge. */
const isFurniture = (line: PLine, document: ExtractedDocument): boolean => {
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
