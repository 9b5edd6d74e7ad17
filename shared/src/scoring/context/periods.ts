import type { ExtractedLine } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { isPresentDate, toMonthIndex } from '../../resume/schema/dates.ts'
import { listGaps } from './page-lines.ts'

/** A dated entry. `start` and `end` are months since year 0, null when not parsed; a current one ends this month. */
export interface Period {
  readonly path: string
  readonly label: string
  readonly start: number | null
  readonly end: number | null
  readonly current: boolean
  /** Whether start and end name a month, not only a year. */
  readonly exact: boolean
  readonly endsInMonth: boolean
}

interface DatedEntry {
  readonly id?: string | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly current?: boolean | undefined
}

const hasMonth = (text: string | undefined): boolean => /\d{4}-\d{2}|\d{1,2}[/.-]\d{4}|\p{L}{3,}/u.test(text ?? '')

/** `2026 –` at the end of a line or before a gap: what started then goes on. */
const OPEN_YEAR = /(?<![\d–—-]\s?)(?<!\d)((?:19|20)\d{2})\s?[–—-]\s?$/u

/** The years after which a dash stands without an end. */
export const findOpenYears = (lines: readonly Pick<ExtractedLine, 'text' | 'parts'>[]): Set<string> =>
  new Set(
    lines.flatMap((line, i) => {
      const { text } = line
      const goesOn = DATE_START.test(lines[i + 1]?.text ?? '')
      return [...listGaps(line), ...(goesOn ? [] : [text.length])].flatMap(
        (end) => OPEN_YEAR.exec(text.slice(0, end))?.[1] ?? [],
      )
    }),
  )
/** The end of a range in the next line. */
const DATE_START =
  /^[^\p{L}\d]{0,3}(?:\d{1,4}(?!\p{L})|\p{L}{3,10}\.? (?:de )?\d{4}|present|actual|current|today|hoy)/iu

interface Calendar {
  readonly thisMonth: number
  readonly openYears: ReadonlySet<string>
}

const toPeriod = (
  section: string,
  index: number,
  entry: DatedEntry,
  label: string,
  { thisMonth, openYears }: Calendar,
): Period => {
  const start = toMonthIndex(entry.startDate ?? '')
  const isOpen = !entry.endDate && openYears.has(/\b(?:19|20)\d{2}\b/.exec(entry.startDate ?? '')?.[0] ?? '')
  const current = entry.current === true || isOpen || isPresentDate(entry.endDate ?? '')
  const ended = toMonthIndex(entry.endDate ?? '')
  return {
    path: `${section}/${entry.id ?? index}`,
    label,
    start,
    end: current ? thisMonth : ended,
    current,
    exact: hasMonth(entry.startDate) && (current || hasMonth(entry.endDate)),
    endsInMonth: hasMonth(entry.endDate),
  }
}

export interface Periods {
  readonly jobs: readonly Period[]
  readonly studies: readonly Period[]
  readonly others: readonly Period[]
}

/** The periods of a resume by kind, in the order of their entries. `thisMonth` is in months since year 0. */
export const listPeriods = (
  content: ResumeContent,
  thisMonth: number,
  openYears: ReadonlySet<string> = new Set(),
): Periods => {
  const calendar = { thisMonth, openYears }
  const { experience = [], education = [], volunteer = [] } = content.sections
  return {
    jobs: experience.map((e, i) => toPeriod('experience', i, e, e.position || e.company, calendar)),
    studies: education.map((e, i) => toPeriod('education', i, e, e.degree || e.institution, calendar)),
    others: volunteer.map((v, i) => toPeriod('volunteer', i, v, v.role || v.organization, calendar)),
  }
}

/** Months after the first one of a year: a year alone may mean its last month. */
export const LAST_MONTH = 11

/**
 * The indexes of jobs, the one that ended last first. A job without dates keeps its place beside the one above it, or below
 * it at the top of the list, whether the list goes back in time or forward.
 */
export const listByEnd = (jobs: readonly Period[]): number[] => {
  // An end before the start is a slip of the pen: the later one tells more.
  const ends = jobs.map(({ start, end }) => (start !== null && end !== null ? Math.max(start, end) : (end ?? start)))
  const dated = ends.filter((end) => end !== null)
  const goesForward = (dated[0] ?? 0) < (dated.at(-1) ?? 0)
  let beside = dated[0] ?? 0
  const ended = ends.map((end, i) => {
    beside = end ?? beside
    return { i, at: beside }
  })
  return ended.sort((a, b) => b.at - a.at || (goesForward ? b.i - a.i : a.i - b.i)).map(({ i }) => i)
}

/** Months that the jobs cover in total; overlapping months count once. */
export const countMonthsWorked = (jobs: readonly Period[]): number => {
  const spans = jobs
    .flatMap((job) =>
      job.start !== null && job.end !== null && job.end >= job.start ? [[job.start, job.end + 1] as const] : [],
    )
    .sort((a, b) => a[0] - b[0])
  let total = 0
  let reached = 0
  for (const [start, end] of spans) {
    total += Math.max(0, end - Math.max(start, reached))
    reached = Math.max(reached, end)
  }
  return total
}
