import type { ParsedLine } from '../lines/parsed-line.ts'
import type { Section } from './section.ts'

const SAME_ROW_PT = 1

/** Whether the entries of a section stand in two columns, the second of which starts with the line, in the row of the first. */
export const startsBeside = ({ heading, lines: [first] }: Section, line: ParsedLine): boolean =>
  heading?.page === line.page &&
  first !== undefined &&
  first.column < line.column &&
  Math.abs(first.y - line.y) < SAME_ROW_PT &&
  first.segments[0]?.style === line.segments[0]?.style

/** Whether the heading of a section stands below a given one, in a column left of it. */
export const isFurtherDown = (section: Section, { page, column, y }: ParsedLine): boolean =>
  section.heading?.page === page && section.heading.column < column && section.heading.y > y

/** Whether a line in a further column is below the heading of a section that is in the column of the given one. */
export const isBelow = ({ heading }: Section, line: ParsedLine, other: ParsedLine): boolean =>
  heading?.page === line.page &&
  heading.column === other.column &&
  line.column > heading.column &&
  heading.y > other.y &&
  heading.y < line.y
