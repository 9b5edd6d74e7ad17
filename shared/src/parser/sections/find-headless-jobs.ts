import { isDated } from '../fields/dates/dated-lines.ts'
import { ORGANIZATION, scoreFields, TITLE } from '../fields/entries/reading/line-readings.ts'
import type { Job } from '../fields/experience/assign-names.ts'
import { readJobs } from '../fields/experience/parse-experience.ts'
import { hasContact } from '../fields/header/contact-patterns.ts'
import { isSentence } from '../lines/is-sentence.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'

/** Lines of the first job above its dates. */
const MAX_LINES_ABOVE = 3
const MIN_COMPLETE_SHARE = 0.6
/** Log-probabilities from which on a text fits its field, and that of a single job. */
const MIN_FIT = -2.5
const MIN_CLEAR_FIT = -1

/**
 * The first line of jobs that follow other text without a heading: from there on the lines read as jobs have position,
 * employer and a range of dates, more of them than from any other line.
 */
export const findHeadlessJobs = (lines: readonly ParsedLine[]): number | undefined => {
  const first = lines.findIndex(
    (line) => isDated(line) && line.dates?.isRange && !isSentence(line.text) && !BIRTH.test(line.text),
  )
  if (first < 1) return undefined
  const contact = lines.slice(0, first + 1).findLastIndex(({ text }) => hasContact(text))
  const from = Math.max(1, contact + 1, first - MAX_LINES_ABOVE)
  let found: { start: number; count: number } | undefined
  for (let start = first; start >= from && (start === first || canStart(lines[start])); start--) {
    const count = countComplete(readJobs(lines.slice(start)))
    if (count > (found?.count ?? 0)) found = { start, count }
  }
  return found?.start
}

/** `Día de nacimiento: …`: no dates of a job. */
const BIRTH = /(?<!\p{L})(?:nacimiento|nacid[oa]|birth(?:day|date)?|born)(?!\p{L})/iu

const canStart = (line: ParsedLine | undefined): boolean =>
  line !== undefined && !line.bullet && !isSentence(line.text) && !/[.:;]$/.test(line.text.replace(LEGAL_FORM, ''))

const LEGAL_FORM = /\s\S*\p{Lu}\.$/u

/** The number of jobs with both names and a range; 0 where most lack them, and of a single job whose names are not clear. */
const countComplete = (jobs: readonly Job[]): number => {
  const complete = jobs.map(({ names: { position, company }, entry }) => {
    if (!position || !company || !entry.titleLines.some(({ dates }) => dates?.isRange)) return -Infinity
    return Math.min(scoreFields(position.text, 'job')[TITLE], scoreFields(company.text, 'job')[ORGANIZATION])
  })
  const count = complete.filter((fit) => fit > (complete.length === 1 ? MIN_CLEAR_FIT : MIN_FIT)).length
  return count >= MIN_COMPLETE_SHARE * jobs.length ? count : 0
}
