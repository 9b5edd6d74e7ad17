import { isDated } from '../fields/dates/dated-lines.ts'
import type { SectionKind } from '../lexicon/heading-words.ts'
import { trimHeading } from '../lexicon/headings.ts'
import { getStyleKey } from '../lines/line-style.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import type { Headings } from './alike-headings.ts'
import { scoreKinds } from './score-kinds.ts'

/** Kinds of sections whose headings are also labels of text within a job: `Logros:`, `Herramientas:`. */
const LABEL_KINDS: ReadonlySet<SectionKind> = new Set(['awards', 'projects', 'skills'])

/** A heading's room above it, times this, is more than the room above a label. */
const MAX_LABEL_ROOM = 0.75
const MIN_SIGNS = 2
/** Words in exactly the style of the section's heading need more. */
const MIN_SIGNS_ALIKE = 3

/** Without labels of text within a job, which the form of the line and the jobs that follow it tell from headings. */
export const withoutJobLabels = (headings: Headings, lines: readonly ParsedLine[]): Headings => {
  const kept = new Map(headings)
  const inOrder = [...headings.keys()].sort((a, b) => a.index - b.index)
  let section: ParsedLine | undefined
  let hasLabels = false
  inOrder.forEach((line, i) => {
    const kind = headings.get(line)
    const isInJob = section && kind && LABEL_KINDS.has(kind) && headings.get(section) === 'experience'
    const rest = lines.slice(line.index + 1, inOrder[i + 1]?.index)
    if (section && isInJob && isJobLabel(line, { section, kind, rest, lines, hasLabels })) {
      kept.delete(line)
      hasLabels = true
    } else {
      section = line
      hasLabels = false
    }
  })
  return kept.size < headings.size ? kept : headings
}

interface LabelPlace {
  /** The heading of the section of jobs that the line may stand in. */
  readonly section: ParsedLine
  readonly kind: SectionKind
  /** The lines up to the next heading. */
  readonly rest: readonly ParsedLine[]
  readonly lines: readonly ParsedLine[]
  /** Whether another such label stands above, in the same section. */
  readonly hasLabels: boolean
}

const isJobLabel = (line: ParsedLine, { section, kind, rest, lines, hasLabels }: LabelPlace): boolean => {
  const above = lines.slice(section.index + 1, line.index)
  if (line.page < section.page || line.column !== section.column || !above.some(isDated)) return false
  const text = trimHeading(line.text)
  const alike = lines.filter(
    (other) => other !== line && other.index > section.index && trimHeading(other.text) === text,
  )
  const signs = [
    line.text.endsWith(':') && !section.text.endsWith(':'),
    hasLabels || alike.length > 0,
    line.leading < MAX_LABEL_ROOM * section.leading,
    startsJobs(rest, kind),
  ]
  const isAlike = section.size > 0 && getStyleKey(section) === getStyleKey(line)
  return signs.filter((sign) => sign).length >= (isAlike ? MIN_SIGNS_ALIKE : MIN_SIGNS)
}

/** Whether further jobs stand among the lines below a heading of another kind. */
const startsJobs = (lines: readonly ParsedLine[], kind: SectionKind): boolean => {
  if (!lines.some((line) => line.dates?.isRange && isDated(line))) return false
  const scores: ReadonlyMap<SectionKind, number> = scoreKinds(lines)
  return (scores.get('experience') ?? 0) > (scores.get(kind) ?? 0)
}
