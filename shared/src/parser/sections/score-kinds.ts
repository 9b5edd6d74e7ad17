import type { SectionKind } from '../lexicon/heading-words.ts'
import { isSentence } from '../lines/is-sentence.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import { findLineEvidence, type LineEvidence } from './line-evidence.ts'

const EVIDENCE: readonly LineEvidence[] = [
  'contact',
  'language',
  'role',
  'school',
  'company',
  'range',
  'date',
  'tools',
  'list',
  'item',
  'bullet',
  'name',
  'prose',
]

/**
 * How much more often a line of each evidence stands in a section of a kind than elsewhere, as natural logarithms. Counted
 * on sections with known headings of 180 resumes, each of which counts for at most 12 lines of a kind.
 */
const LOG_ODDS = {
  contact: [2, -1.9, -1.4, -2.8, -1.5, -1.7, -0.3, -0.3, -0.8, 0.4, -1.5, -0.8, -1.5],
  skills: [-2.7, -1.8, -1, -2.9, 0.2, -3.8, -2.7, 1.8, 0.8, 0.6, -0.8, -0.6, -1.5],
  languages: [-1.4, 3, -2.6, -2.1, -1.5, -2.6, -0.9, -0.8, -0.3, 0, -1.1, -1.2, -1.2],
  education: [-1.3, -2.3, -0.6, 1.5, -0.5, 0.9, 0.3, -2.3, -0.5, -0.5, -0.7, -0.5, -0.6],
  summary: [-1.2, -1.8, -0.2, -1.9, -0.6, -3, -2.1, -2.8, 0, -0.5, -2.5, 1.4, 1.2],
  experience: [-1, -3.8, 0.7, -1.3, 0.4, 0.6, -0.7, -2.9, -0.4, -0.4, 1, -0.3, 0.1],
  projects: [-0.1, -2.3, -0.4, -2.1, 0.3, 0.2, 0.3, -0.6, 0.2, -0.3, 0.4, 0.1, 0.7],
  certifications: [-0.6, -0.8, 0.7, 0.2, 0.2, -0.9, 1.8, -1.6, -2.4, 0.2, -0.8, -0.2, -1],
  courses: [-2.3, -0.6, -1, 0.9, 0.1, 0, 1.3, -1.4, -0.2, 0.1, -0.4, -0.2, -1.2],
  publications: [0.1, -1.8, -0.4, -1.4, 0.3, -1.3, 1.6, -1.6, 0.7, -0.1, -1, 0, 0.2],
  references: [1.8, -1.7, 0.6, -1.1, -0.6, -2.2, -0.4, -1.5, -0.3, 0.3, -2.1, -1.2, -1.2],
} as const satisfies Partial<Record<SectionKind, readonly number[]>>

export type ScoredKind = keyof typeof LOG_ODDS

/** Lines of one section repeat their evidence. */
const LINE_WEIGHT = 0.5

/** What a range of dates speaks against sections without entries, and how many lines of running text count. */
const DATED_PENALTY = 4
const WITHOUT_ENTRIES: ReadonlySet<string> = new Set(['summary', 'skills', 'languages', 'contact'])
const MAX_PROSE_LINES = 6

/** How well the lines below a heading fit each kind of section, as logarithms of odds; 0 says nothing. */
export const scoreKinds = (lines: readonly ParsedLine[]): ReadonlyMap<ScoredKind, number> => {
  const found = lines.map(findLineEvidence)
  const isDated = lines.some((line) => line.dates?.isRange === true && !isSentence(line.text))
  const columns = found
    .filter((evidence, i) => evidence !== 'prose' || found.slice(0, i).filter(isProse).length < MAX_PROSE_LINES)
    .map((evidence) => EVIDENCE.indexOf(evidence))
  return new Map(
    Object.entries(LOG_ODDS).map(([kind, row]) => [
      kind as ScoredKind,
      LINE_WEIGHT * columns.reduce((sum, at) => sum + (row[at] ?? 0), 0) -
        (isDated && WITHOUT_ENTRIES.has(kind) ? DATED_PENALTY : 0),
    ]),
  )
}

const isProse = (evidence: LineEvidence): boolean => evidence === 'prose'
