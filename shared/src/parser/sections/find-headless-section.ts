import { isDated } from '../fields/dates/dated-lines.ts'
import { isSentence } from '../lines/is-sentence.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
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
 * The header and, where it goes on with jobs or studies whose heading is no text, those as a section without a heading. No
 * other section may have the kind.
 */
export const splitHeadlessSection = (sections: readonly Section[]): readonly Section[] => {
  const header = sections.find(({ kind }) => kind === 'header')
  if (!header) return sections
  const start = findStart(header.lines)
  if (start === undefined) return sections
  const lines = header.lines.slice(start)
  const missing = ENTRY_KINDS.filter((kind) => !sections.some((section) => section.kind === kind))
  const kind = findKind(lines, missing)
  if (!kind) return sections
  const above: Section = { ...header, lines: header.lines.slice(0, start) }
  const entries: Section = { kind, title: '', heading: undefined, lines }
  return sections.flatMap((section) => (section === header ? [above, entries] : [section]))
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
