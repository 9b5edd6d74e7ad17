import { isDated } from '../fields/dates/dated-lines.ts'
import { headingKind } from '../lexicon/headings.ts'
import { isSentence } from '../lines/is-sentence.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import { findHeadlessJobs } from './find-headless-jobs.ts'
import { scoreKinds } from './score-kinds.ts'
import type { Section } from './section.ts'

/** Ranges of dates that make entries of the lines of a header. */
const MIN_DATED_LINES = 2
/** Lines of an entry's title above its dates. */
const MAX_LINES_ABOVE = 2
/** The other kind of entries fits clearly better from this on, as a difference of logarithms of odds. */
const MAX_WORSE = 1.5
const ENTRY_KINDS = ['experience', 'education'] as const
type EntryKind = (typeof ENTRY_KINDS)[number]

/**
 * The header and, where it goes on with jobs or studies whose heading is no text, those as a section without a heading;
 * jobs may follow a profile too. No other section may have the kind.
 */
export const splitHeadlessSection = (sections: readonly Section[]): readonly Section[] => {
  const missing = ENTRY_KINDS.filter(
    (kind) => !sections.some((section) => section.kind === kind && !isProfile(section)),
  )
  for (const section of missing.length > 0 ? sections : []) {
    if (section.kind !== 'header' && !isProfile(section)) continue
    const byStyle = section.kind === 'header' ? splitAt(section, findStart(section.lines), missing) : undefined
    const split =
      byStyle ??
      splitAt(section, missing.includes('experience') ? findHeadlessJobs(section.lines) : undefined, ['experience'])
    if (split) return sections.flatMap((each) => (each === section ? split : [each]))
  }
  return sections
}

/** Whether a section has the heading of a profile; its lines may say that it has jobs. */
const isProfile = ({ kind, heading }: Section): boolean =>
  kind === 'summary' || (kind === 'experience' && headingKind(heading?.text ?? '') === 'summary')

/** The lines of a section above `start`, and those from there on as entries of a missing kind that they fit. */
const splitAt = (section: Section, start: number | undefined, missing: readonly EntryKind[]): Section[] | undefined => {
  if (start === undefined) return undefined
  const lines = section.lines.slice(start)
  const kind = findKind(lines, missing)
  if (!kind) return undefined
  return [
    { ...section, ...(section.kind !== 'header' && { kind: 'summary' }), lines: section.lines.slice(0, start) },
    { kind, title: '', heading: undefined, lines },
  ]
}

/** The first line of the first entry: the one right above its dates, in the style that such lines have. */
const findStart = (lines: readonly ParsedLine[]): number | undefined => {
  const dated = lines.flatMap((line, i) => (isDated(line) && line.dates && !isSentence(line.text) ? [i] : []))
  const [first, second] = dated
  if (first === undefined || second === undefined || dated.length < MIN_DATED_LINES) return undefined
  if (!dated.some((at) => lines[at]?.dates?.isRange)) return undefined
  for (let above = 0; above <= MAX_LINES_ABOVE; above++) {
    const [model, other] = [lines[first - above], lines[second - above]]
    if (model && other && first - above > 0 && model.style === other.style && model.style !== lines[first + 2]?.style) {
      const next = above < MAX_LINES_ABOVE ? lines[first - above - 1]?.style : undefined
      if (next === undefined || next !== lines[second - above - 1]?.style) return first - above
    }
  }
  return undefined
}

/** The missing kind of entries, unless the other one fits clearly better. */
const findKind = (lines: readonly ParsedLine[], missing: readonly EntryKind[]): EntryKind | undefined => {
  const scores = scoreKinds(lines)
  const scoreOf = (kind: EntryKind) => scores.get(kind) ?? 0
  const [best] = missing.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  return best && ENTRY_KINDS.every((kind) => scoreOf(best) > scoreOf(kind) - MAX_WORSE) ? best : undefined
}
