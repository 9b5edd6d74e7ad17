import { fold } from '../lexicon/fold.ts'
import type { SectionKind } from '../lexicon/heading-words.ts'
import { scoreDegree } from '../lexicon/name-scores.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import { findLineEvidence } from './line-evidence.ts'

/** Meetings that somebody went to, which are neither jobs nor studies. */
const EVENT =
  /\b(?:congress(?:es|os?)?|congresos?|conferences?|conferencias?|symposi(?:um|a)|simposios?|workshops?|talleres|seminars?|seminarios?|jornadas|encuentros?|coloquios?|colloqui(?:um|a)|webinars?|hackat\w{1,5}|ponencias?)\b/

/** Share of the dated lines that have to tell of jobs. */
const MIN_JOB_SHARE = 0.4

/**
 * Whether the dated lines below a heading of unknown words may be entries of a kind: no list of events that hardly names a
 * degree, and no list of single dates where roles or ranges of dates are rare, as of works or prizes.
 */
export const mayHoldEntries = (lines: readonly ParsedLine[], kind: SectionKind | undefined): boolean => {
  if (kind !== 'experience' && kind !== 'education') return true
  const dated = lines.filter(({ dates }) => dates)
  const events = lines.filter(({ body }) => EVENT.test(fold(body)) && scoreDegree(body) === 0)
  if (events.length > 1 && events.length * 2 >= dated.length) return false
  if (kind === 'education') return true
  const jobs = lines.filter((line) => line.dates?.isRange || findLineEvidence(line) === 'role')
  return jobs.length >= MIN_JOB_SHARE * dated.length
}

const PROJECTS = /\b(?:proyectos|projects)\b/
const MIN_PROJECTS = 3

/** Whether what stands below a heading of jobs are projects, as the heading says, and no role is named. */
export const holdsProjects = (title: string, lines: readonly ParsedLine[]): boolean =>
  PROJECTS.test(fold(title)) &&
  lines.filter(({ dates }) => dates).length >= MIN_PROJECTS &&
  lines.every((line) => line.dates?.isRange !== true && findLineEvidence(line) !== 'role')

const HOURS = /\b\d{1,4}\s?(?:h|hs|hrs?|horas?|hours?)\b/i
const MIN_COURSES = 4

/** Whether most of the dated lines are about courses, which last hours. */
export const holdsCourses = (lines: readonly ParsedLine[]): boolean => {
  const dated = lines.filter(({ dates }) => dates)
  const withHours = lines.filter(({ text }) => HOURS.test(text))
  return withHours.length >= MIN_COURSES && withHours.length * 2 >= dated.length
}
