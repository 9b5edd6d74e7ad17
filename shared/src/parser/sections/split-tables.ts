import { findEntryTable, type TableRow } from '../fields/entries/table-rows.ts'
import type { Section } from './section.ts'

/** Kinds of sections that may end with a table whose own heading is no text or has unknown words. */
const KINDS: ReadonlySet<Section['kind']> = new Set(['header', 'summary', 'skills', 'contact', 'other'])
const MIN_ROWS = 2
const UNTITLED = { kind: 'other', title: '', heading: undefined } as const

/** The sections, with a table of jobs or studies in another section, as its heads tell, as a section without a heading. */
export const splitTables = (sections: readonly Section[]): readonly Section[] =>
  sections.flatMap((section): Section[] => {
    const isAwards = section.kind === 'awards'
    const table = isAwards || KINDS.has(section.kind) ? findEntryTable(section.lines) : undefined
    const kind = table && findKind(table.rows)
    if (!table || !kind || (isAwards && sections.some((other) => other.kind === kind))) return [section]
    const { before, after } = table
    const lines = section.lines.slice(before.length, section.lines.length - after.length)
    const rest: Section = section.kind === 'header' ? { ...UNTITLED, lines: after } : { ...section, lines: after }
    return [{ ...section, lines: before }, { ...UNTITLED, kind, lines }, ...(after.length > 0 ? [rest] : [])]
  })

const findKind = (rows: readonly TableRow[]): 'experience' | 'education' | undefined => {
  const kinds = new Set(rows.flatMap(({ cells }) => cells.map(({ kind }) => kind)))
  if (rows.length < MIN_ROWS) return undefined
  if (kinds.has('company') || kinds.has('position')) return 'experience'
  return kinds.has('degree') || kinds.has('school') ? 'education' : undefined
}
