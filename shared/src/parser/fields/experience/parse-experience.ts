import type { Experience } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { endsWithCompanySuffix } from '../../lexicon/company-suffixes.ts'
import { splitWrappedText } from '../../lines/join-wrapped-text.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { isDated } from '../dates/dated-lines.ts'
import { type EntryDates, findEntryDates } from '../dates/entry-dates.ts'
import { splitBulletsAndProse } from '../entries/bullets-and-prose.ts'
import { type Entry, groupEntries } from '../entries/group-entries.ts'
import { splitEntriesInText } from '../entries/reading/entries-in-text.ts'
import { readEntries } from '../entries/reading/read-entries.ts'
import type { ReadEntry } from '../entries/reading/read-section.ts'
import type { Segment } from '../entries/segments.ts'
import { findCell, findEntryTable, findOtherCells, type TableRow, toDateLine } from '../entries/table-rows.ts'
import type { ProvenanceCollector } from '../provenance-collector.ts'
import { adoptRole } from './adopt-role.ts'
import { assignSectionNames, CLEAR_MARGIN, inheritEmployers, type Job, type JobNames } from './assign-names.ts'
import { isLeave, isNoJob } from './no-job.ts'
import { movePlacesFromEmployers, splitEmployersFromPlaces, splitPlacesFromEmployers } from './split-places.ts'

/** The entries of a work section. `offset` is the number of jobs before. */
export const parseExperience = (
  lines: readonly ParsedLine[],
  provenance: ProvenanceCollector,
  offset = 0,
): Experience[] =>
  readJobs(splitEntriesInText(lines.filter(({ body }) => !isNoJob(body))))
    .flatMap(removeLeave)
    .map(describeOwnWork)
    .map(adoptRole)
    .map(({ entry, names }, i) => toExperience(entry, names, `experience-${offset + i + 1}`, provenance))

const OWN_WORK = /\b(?:freelance\w*|self[- ]employed|aut[oó]nom[oa]|independiente|por cuenta propia)(?!\p{L})/iu

/** Whether a text of several words, most in lower case, is below the position of someone who works on their own. */
const isOwnWork = ({ company, position }: JobNames): boolean => {
  if (!company || !position || company.line <= position.line || !OWN_WORK.test(position.text)) return false
  const words = company.text.split(' ')
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return words.length > MAX_NAME_WORDS && small.length * 2 > words.length && !endsWithCompanySuffix(company.text)
}

const MAX_NAME_WORDS = 4

/** What someone did on their own is no employer. */
const describeOwnWork = (job: Job): Job => {
  const { company, ...names } = job.names
  if (!company || !isOwnWork(job.names)) return job
  return { ...job, names: { ...names, others: [company, ...names.others] } }
}

/** A time without work is neither a job nor an employer. */
const removeLeave = (job: Job): Job[] => {
  const { company, position, ...names } = job.names
  const isName = (segment: Segment | undefined) => segment && !isLeave(segment.text)
  if (company && position && isLeave(company.text)) return [{ ...job, names: { ...names, position } }]
  return isName(company) || isName(position) || !(company || position) ? [job] : []
}

/** The jobs of a section: the rows of tables; the rest read as a whole, else by rules. */
export const readJobs = (lines: readonly ParsedLine[]): Job[] => {
  const table = findEntryTable(lines)
  if (!table) return readLines(lines)
  const rows = table.rows.flatMap(readTableRow)
  const names = splitPlacesFromEmployers(rows.map((row) => row.names))
  const jobs = rows.flatMap(({ entry }, i) => (names[i] ? [{ entry, names: names[i] }] : []))
  return [
    ...readDated(table.before),
    ...jobs,
    ...(findEntryTable(table.after) ? readJobs(table.after) : readDated(table.after)),
  ]
}

const readTableRow = (row: TableRow): Job[] => {
  const position = findCell(row, ['position'])
  const company = findCell(row, ['company', 'institution', 'school', 'body'])
  const isStudy =
    findCell(row, ['degree', 'result']) !== undefined && findCell(row, ['position', 'company']) === undefined
  if ((!position && !company) || isStudy) return []
  const location = findCell(row, ['place'])
  const dates = toDateLine(row)
  const names = {
    ...(position && { position }),
    ...(company && { company }),
    ...(location && { location }),
    others: findOtherCells(row, [position, company, location]),
    margin: CLEAR_MARGIN,
    isPositionFirst: true,
  }
  return [{ entry: { titleLines: dates ? [dates] : [], bodyLines: row.body }, names }]
}

/** Text around a table, which holds entries only where it has dates. */
const readDated = (lines: readonly ParsedLine[]) => (lines.some(isDated) ? readLines(lines) : [])

const readLines = (lines: readonly ParsedLine[]): Job[] => {
  if (lines.length === 0) return []
  const byRules = readJobsByRules(lines)
  const read = readEntries(
    lines,
    'job',
    byRules.map(({ entry: { titleLines }, names: { position, company, location } }) => ({
      titleLines,
      title: position,
      organization: company,
      place: location,
    })),
  )
  if (!read) return byRules
  const names = splitPlacesFromEmployers(read.map((entry) => splitUnit(toJobNames(entry)))).map(movePlacesFromEmployers)
  return read.flatMap((entry, i) => (names[i] ? [{ entry, names: names[i] }] : []))
}

const toJobNames = ({ title, organization, place, others, margin }: ReadEntry): JobNames => ({
  ...(title && { position: title }),
  ...(organization && { company: organization }),
  ...(place && { location: place }),
  others,
  margin,
  isPositionFirst: true,
})

const readJobsByRules = (lines: readonly ParsedLine[]): Job[] => {
  const entries = groupEntries(lines, { mayBeList: true }).filter((entry) => entry.titleLines.length > 0)
  const ordered = assignSectionNames(entries)
  const placed = splitEmployersFromPlaces(splitPlacesFromEmployers(splitEmployersFromPlaces(ordered)))
  const names = inheritEmployers(placed, entries).map(splitUnit)
  return entries.flatMap((entry, i) => {
    const own = names[i]
    return own ? [{ entry, names: own }] : []
  })
}

const UNIT =
  /^(.{4,}?), ((?:department|dept\.?|division|faculty|team|group|unit|school|departamento|dpto\.?|divisi[oó]n|equipo|[aá]rea|grupo|unidad|secci[oó]n)\b.*|[^,]{3,40}\s(?:department|division|team|unit))$/isu

/** `Software Engineer, Equipo de Google Cloud`, `Engineer, Payments Team`: the unit goes to the description, where the employer is known. */
const splitUnit = (names: JobNames): JobNames => {
  const { position, company, others } = names
  const [, role, unit] = (position && company && UNIT.exec(position.text)) || []
  if (!position || !role || !unit) return names
  return { ...names, position: { ...position, text: role }, others: [{ ...position, text: unit }, ...others] }
}

/** The dates beside the position; those of its employer may span further positions. */
const findJobDates = ({ titleLines }: Entry, { position, company }: JobNames): EntryDates => {
  const own = titleLines.filter(({ index, dates }) => index === position?.line && dates?.isRange)
  return findEntryDates(own.length > 0 && position?.line !== company?.line ? own : titleLines)
}

const toExperience = (entry: Entry, names: JobNames, id: string, provenance: ProvenanceCollector): Experience => {
  const { bullets, prose } = splitBulletsAndProse(splitWrappedText(entry.bodyLines))
  const dates = findJobDates(entry, names)
  recordProvenance(entry, names, `experience/${id}`, prose, provenance)
  return {
    id,
    company: toLimit(names.company),
    position: toLimit(names.position),
    startDate: dates.start,
    description: [...names.others.map(({ text }) => text), prose].filter((text) => text !== '').join('\n'),
    ...(dates.end && { endDate: dates.end }),
    ...(dates.current && { current: true }),
    ...(names.location && { location: toLimit(names.location) }),
    ...(bullets.length > 0 && { achievements: bullets }),
  }
}

const recordProvenance = (
  entry: Entry,
  names: JobNames,
  path: string,
  prose: string,
  provenance: ProvenanceCollector,
): void => {
  const record = (field: string, line: number | undefined, confidence: number) =>
    line !== undefined && provenance.record(`${path}/${field}`, line, confidence)
  const confidence = names.margin >= CLEAR_MARGIN ? 0.9 : 0.55
  const { line, end, current } = findJobDates(entry, names)
  record('company', names.company?.line, confidence)
  record('position', names.position?.line, confidence)
  record('location', names.location?.line, 0.7)
  record('startDate', line?.index, 0.9)
  if (end) record('endDate', line?.index, 0.9)
  if (current) record('current', line?.index, 0.9)
  for (const segment of names.others) record('description', segment.line, 0.6)
  let field = 'description'
  for (const bodyLine of splitWrappedText(entry.bodyLines)) {
    if (bodyLine.bullet) field = 'achievements'
    else if (prose.includes(bodyLine.text)) field = 'description'
    record(field, bodyLine.index, 0.8)
  }
}

const toLimit = (segment: Segment | undefined): string => (segment?.text ?? '').slice(0, LIMITS.lineChars)
