import { isDated } from '../fields/dates/dated-lines.ts'
import { headingKind, headingKindByKey, isComposedHeading } from '../lexicon/headings.ts'
import { hasWideLeading } from '../lines/line-continuation.ts'
import { findBodyStyle, getStyleKey, isCaps } from '../lines/line-style.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import { endsCell, type Headings, isHeadingLike, isRepeatedLabel } from './alike-headings.ts'
import { withoutJobLabels } from './job-labels.ts'
import { scoreKinds } from './score-kinds.ts'
import { scoreMismatch } from './score-wording.ts'
import { ENTRY_KINDS, type Section } from './section.ts'

/** What one more section has to gain: below words of a heading, below text with one of them, and below any other words. */
const WORDED_SECTION_COST = 0.5
const KEY_WORD_SECTION_COST = 1
const SECTION_COST = 2
/** Unknown words right above dates are the title of an entry. */
const ENTRY_TITLE_COST = 3
/** A heading with nothing below it, where entries are expected. */
const EMPTY_SECTION_COST = 4
/** By how much a hypothesis has to be better than the one before. */
const MIN_GAIN = 0.5
/** More lines of one look are no headings. */
const MAX_ALIKE = 12
const MAX_STEPS = 6

type Split = (headings: Headings) => Section[]

/**
 * The sections of the hypothesis about a document's headings whose contents fit their headings best. Hypotheses are the
 * headings found by words and style, without those of one look, and with further lines of one look.
 */
export const chooseSections = (lines: readonly ParsedLine[], found: Headings, split: Split): Section[] => {
  let headings = found
  let best = split(headings)
  let highest = scoreSections(best)
  for (let step = 0; step < MAX_STEPS; step++) {
    const scored = findAlternatives(lines, headings).map((candidate) => {
      const sections = split(candidate)
      return { candidate, sections, score: scoreSections(sections) }
    })
    const [next] = scored.toSorted((a, b) => b.score - a.score)
    if (!next || next.score < highest + MIN_GAIN) break
    headings = next.candidate
    best = next.sections
    highest = next.score
  }
  return best
}

/** How well the lines of all sections fit their best kinds, given the words of their headings. */
const scoreSections = (sections: readonly Section[]): number =>
  sections.reduce((sum, section) => sum + scoreSection(section), 0)

const scoreSection = ({ heading, title, lines }: Section): number => {
  if (!heading) return 0
  if (lines.length === 0) return -EMPTY_SECTION_COST
  const scores = [...scoreKinds(lines)].map(([kind, score]) => score - scoreMismatch(title, kind))
  return Math.max(0, ...scores) - measureCost(heading, lines)
}

const measureCost = (heading: ParsedLine, lines: readonly ParsedLine[]): number => {
  if (headingKind(heading.text) !== undefined || isComposedHeading(heading.text)) return WORDED_SECTION_COST
  if (headingKindByKey(heading.text) !== 'other') return KEY_WORD_SECTION_COST
  return SECTION_COST + (lines.slice(0, 2).some(isDated) ? ENTRY_TITLE_COST : 0)
}

const findAlternatives = (lines: readonly ParsedLine[], headings: Headings): Headings[] => [
  ...findWithoutTitles(lines, headings),
  ...findWithoutItems(lines, headings),
  ...findWithoutRepeated(headings),
  ...findWithAlike(lines, headings),
]

/** Without lines that are titles of entries, where a section's heading has only such lines below it. */
const findWithoutTitles = (lines: readonly ParsedLine[], headings: Headings): Headings[] => {
  const unknown = [...headings]
    .filter(([line, kind]) => kind === 'other' && !headingKind(line.text))
    .map(([line]) => line)
  const titles = unknown.filter((line) => lines.slice(line.index + 1, line.index + 4).some(isDated))
  const isBelowHeading = titles.some((line) => ENTRY_KINDS.has(headings.get(lines[line.index - 1] ?? line) ?? 'other'))
  if (!isBelowHeading || titles.length * 2 < unknown.length) return []
  return [...new Set(titles.map(getStyleKey))].map(
    (look) => new Map([...headings].filter(([line]) => !unknown.includes(line) || getStyleKey(line) !== look)),
  )
}

/** Each without one that looks like the lines above and below it: an item of a list with a heading's words. */
const findWithoutItems = (lines: readonly ParsedLine[], headings: Headings): Headings[] =>
  [...headings.keys()]
    .filter((line) => {
      const [above, below] = [lines[line.index - 1], lines[line.index + 1]]
      const isAlone = ![...headings.keys()].some((other) => other !== line && getStyleKey(other) === getStyleKey(line))
      return isAlone && above?.style === line.style && below?.style === line.style
    })
    .map((line) => new Map([...headings].filter(([other]) => other !== line)))

/** Each without the lines of one text that stands several times below jobs or studies: `Highlights` in each job. */
const findWithoutRepeated = (headings: Headings): Headings[] => {
  const inOrder = [...headings].sort((a, b) => a[0].index - b[0].index)
  const below = inOrder.filter(
    ([, kind], i) => !ENTRY_KINDS.has(kind) && ENTRY_KINDS.has(inOrder[i - 1]?.[1] ?? 'other'),
  )
  const repeated = below
    .filter(([line]) => inOrder.some(([other]) => other.index > line.index && other.text === line.text))
    .map(([{ text }]) => text)
  return [...new Set(repeated)].map((text) => new Map(inOrder.filter(([line]) => line.text !== text)))
}

/** With further lines in the look of a known heading, and each with a line that has a heading's words. */
const findWithAlike = (lines: readonly ParsedLine[], headings: Headings): Headings[] => {
  const body = findBodyStyle(lines)
  const looks = new Set([...headings.keys()].filter((line) => headingKind(line.text)).map(getStyleKey))
  const first = Math.min(...[...headings.keys()].map((line) => line.index))
  const candidates = lines.filter(
    (line) =>
      line.index > first &&
      !headings.has(line) &&
      isHeadingLike(line) &&
      !endsCell(line, lines[line.index - 1]) &&
      !isRepeatedLabel(line, lines, headings),
  )
  const byLook = new Map<string, ParsedLine[]>()
  for (const line of candidates) {
    const look = getStyleKey(line)
    if (looks.has(look) && (line.style !== body.style || isCaps(line.text)))
      byLook.set(look, [...(byLook.get(look) ?? []), line])
    const isOnce = candidates.every((other) => other === line || other.text !== line.text)
    const isSetApart = line.style !== body.style || (isOnce && (hasWideLeading(line) || line.text.endsWith(':')))
    if (isSetApart && (headingKind(line.text) ?? isComposedHeading(line.text))) byLook.set(`line ${line.index}`, [line])
  }
  return [...byLook.values()]
    .filter((alike) => alike.length <= MAX_ALIKE)
    .map((alike) => withoutJobLabels(addHeadings(headings, alike), lines))
}

const addHeadings = (headings: Headings, added: readonly ParsedLine[]): Headings => {
  const entries = [
    ...headings,
    ...added.map((line) => [line, headingKind(line.text) ?? headingKindByKey(line.text)] as const),
  ]
  return new Map(entries.sort((a, b) => a[0].index - b[0].index))
}
