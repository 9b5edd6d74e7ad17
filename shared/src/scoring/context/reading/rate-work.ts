import { MIN_CERTAIN_CONFIDENCE } from '../../../parser/parsed-resume.ts'
import type { HeadingKey } from '../../lexicon/headings.ts'
import { toAlphanumeric, toLinePrefix } from '../text.ts'
import { getForeignShare, type Statement } from '../work-text/statements.ts'
import { isDeed } from './rate-entries.ts'
import { DOUBTFUL, type ReadingInput, toEntryKey, UNSURE_NAMES } from './reading-input.ts'
import { isWorkTorn } from './work-section.ts'

/** With this share (0–1) of lines that tell no work, what was read as work stands elsewhere on the page. */
const MAX_FOREIGN_SHARE = 0.35
/** The same for jobs of which a name is in doubt, and for lines of jobs of which a name can hardly be one. */
const MAX_UNSURE_SHARE = 0.5
/** The same for lines of jobs below the heading of another section. */
const MAX_ELSEWHERE_SHARE = 0.25

/** Sections that have lines of work. */
const WORK_KEYS: ReadonlySet<HeadingKey> = new Set(['experience', 'projects', 'volunteer', 'summary'])

/** Share (0–1) of lines of jobs that stand below a heading of skills, studies or another section in their column. */
const getElsewhereShare = ({ lines, headings, warnings }: ReadingInput, told: readonly Statement[]): number => {
  // Lines of mixed columns stand below any heading.
  if (warnings.some(({ code }) => code === 'paint-order')) return 0
  const texts = lines.map(({ text }) => toAlphanumeric(text))
  const countColumns = (page?: number) => new Set(lines.flatMap((line) => (line.page === page ? line.column : []))).size
  const located = told.flatMap(({ text }) => {
    const prefix = toLinePrefix(text)
    const at = texts.findIndex((line) => line.includes(prefix))
    return at < 0 ? [] : [at]
  })
  const elsewhere = located.filter((at) => {
    const above = headings.findLast(({ line }) => line < at && lines[line]?.column === lines[at]?.column)
    // The column of a page goes on in the next one only where that has as many.
    if (countColumns(lines[above?.line ?? at]?.page) !== countColumns(lines[at]?.page)) return false
    return above !== undefined && !WORK_KEYS.has(above.key)
  })
  return located.length === 0 ? 0 : elsewhere.length / located.length
}

/**
 * Confidence (0–1) in what was read as work, at most that in the jobs: lines that tell none, that stand in another
 * section, or that belong to jobs and projects whose names are in doubt put it in question.
 */
export const rateWork = (
  input: ReadingInput,
  entries: ReadonlyMap<string, number>,
  unlikely: ReadonlySet<string>,
  jobs: number,
): number => {
  const { content, statements } = input
  const { experience = [], projects = [] } = content.sections
  const keys = experience.map((job, i) => `experience/${job.id ?? i}`)
  const unsure = keys.filter((key) => (entries.get(key) ?? 1) < MIN_CERTAIN_CONFIDENCE)
  const told = statements.filter(({ section }) => section === 'experience')
  const inUnlikely = told.filter(({ path }) => unlikely.has(toEntryKey(path)))
  const isElsewhere =
    getForeignShare(content) > MAX_FOREIGN_SHARE ||
    inUnlikely.length > told.length * MAX_UNSURE_SHARE ||
    projects.some(({ name }) => isDeed(name)) ||
    getElsewhereShare(input, told) > MAX_ELSEWHERE_SHARE
  if (isElsewhere) return Math.min(jobs, DOUBTFUL)
  return unsure.length > keys.length * MAX_UNSURE_SHARE || isWorkTorn(input) ? Math.min(jobs, UNSURE_NAMES) : jobs
}
