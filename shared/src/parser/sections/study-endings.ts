import type { SectionKind } from '../lexicon/heading-words.ts'
import { trimHeading } from '../lexicon/headings.ts'
import { hasWideLeading } from '../lines/line-continuation.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import type { Headings } from './alike-headings.ts'

/** Kinds whose headings hardly are labels within a study, as `Honors:` and `Thesis:` are. */
const ENDING_KINDS: ReadonlySet<SectionKind> = new Set([
  'experience',
  'certifications',
  'courses',
  'languages',
  'interests',
  'references',
  'contact',
  'other',
])
/** Courses of one study: `Relevant coursework:`. */
const CLASSES = /course ?work|relevant|selected|\bkey\b/i
const MIN_LINES = 2
const SAME_EDGE_PT = 3

/**
 * Whether words of a heading of another kind end a section of studies although they look like its text: they stand alone,
 * with room above or a colon, at the edge of the section, once.
 */
export const endsStudies = (line: ParsedLine, headings: Headings, lines: readonly ParsedLine[]): boolean => {
  const kind = headings.get(line) ?? 'education'
  const section = [...headings.keys()].findLast((other) => other.index < line.index)
  if (!section || headings.get(section) !== 'education' || !ENDING_KINDS.has(kind)) return false
  const text = trimHeading(line.text)
  if (kind === 'courses' && CLASSES.test(text)) return false
  const above = lines.slice(section.index + 1, line.index)
  const isSetApart = hasWideLeading(line) || /:\s*[-–—]*$/.test(line.text)
  return (
    isSetApart &&
    above.length >= MIN_LINES &&
    !line.bullet &&
    line.column === section.column &&
    above.every(({ x }) => line.x < x + SAME_EDGE_PT) &&
    lines.filter((other) => trimHeading(other.text) === text).length === 1
  )
}
