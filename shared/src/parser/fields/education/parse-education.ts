import type { Education } from '../../../resume/schema/content.ts'
import { LIMITS } from '../../../resume/schema/limits.ts'
import { scoreDegree } from '../../lexicon/name-scores.ts'
import { type ParsedLine, replaceText } from '../../lines/parsed-line.ts'
import { scoreTextKinds } from '../../text-kind/text-kind.ts'
import { isDated } from '../dates/dated-lines.ts'
import { findEntryDates } from '../dates/entry-dates.ts'
import { splitBulletsAndProse } from '../entries/bullets-and-prose.ts'
import { type Entry, groupEntries } from '../entries/group-entries.ts'
import { scoreFields, TITLE } from '../entries/reading/line-readings.ts'
import { readEntries } from '../entries/reading/read-entries.ts'
import type { ReadEntry } from '../entries/reading/read-section.ts'
import { isLevel } from '../entries/reading/text-marks.ts'
import type { Segment } from '../entries/segments.ts'
import {
  findCell,
  findCells,
  findEntryTable,
  findOtherCells,
  type RowCell,
  type TableRow,
  toDateLine,
} from '../entries/table-rows.ts'
import { splitPlacesFromEmployers } from '../experience/split-places.ts'
import { type ProvenanceCollector, recordValues } from '../provenance-collector.ts'
import { assignSectionNames, CLEAR_MARGIN, inheritSchools, type StudyNames, splitField } from './assign-names.ts'
import { completeDegree } from './complete-degree.ts'
import { PART_OF_DEGREE, splitFurtherDegrees } from './further-degrees.ts'
import { findGrade, findHonors, isGrade, removeGrade } from './grades.ts'
import { adoptLabeledDegree } from './labeled-degree.ts'
import { withoutLevelLabels } from './level-labels.ts'
import { isBareDegree } from './split-names.ts'

/** The entries of an education section. `offset` is the number of studies before. */
export const parseEducation = (
  lines: readonly ParsedLine[],
  provenance: ProvenanceCollector,
  offset = 0,
): Education[] =>
  (isProse(lines) ? [] : withoutLevelLabels(readStudies(lines))).map(({ entry, names }, i) =>
    toEducation(entry, names, `education-${offset + i + 1}`, provenance),
  )

/** Paragraphs of this many lines without dates tell of studies and name none. */
const MIN_PROSE_LINES = 4
const MIN_PROSE_CHARS = 60
/** Share of a paragraph's lines that run to its right edge. */
const MIN_FULL_SHARE = 0.6
const FULL_WIDTH_SHARE = 0.9

const isProse = (lines: readonly ParsedLine[]): boolean => {
  if (lines.length < MIN_PROSE_LINES || lines.some(({ bullet, dates }) => bullet || dates)) return false
  const widest = Math.max(...lines.map(({ x, right }) => right - x))
  const full = lines.filter(({ x, right }) => right - x >= FULL_WIDTH_SHARE * widest)
  return full.length >= MIN_FULL_SHARE * lines.length && full.every(({ text }) => text.length >= MIN_PROSE_CHARS)
}

interface Study {
  readonly entry: Entry
  readonly names: StudyNames
}

/** The rows of tables; the rest of the section read as a whole, else by rules. */
const readStudies = (lines: readonly ParsedLine[]): Study[] => {
  const table = findEntryTable(lines)
  if (!table) return readLines(lines)
  const rows = table.rows.flatMap(readTableRow)
  return [
    ...readDated(table.before),
    ...splitPlacesFromSchools(rows),
    ...(findEntryTable(table.after) ? readStudies(table.after) : readDated(table.after)),
  ]
}

const readTableRow = (row: TableRow): Study[] => {
  const degrees = findCells(row, ['degree', 'position'])
  const highest = Math.max(...degrees.map(({ text }) => scoreDegree(text)))
  const degree = degrees.find(({ text }) => scoreDegree(text) === highest)
  const school = findCell(row, ['school', 'institution', 'body', 'company'])
  if (!degree && !school) return []
  const isField = (cell: RowCell): boolean => cell !== degree && cell.kind === 'degree' && scoreDegree(cell.text) === 0
  const field = findCell(row, ['field']) ?? degrees.find(isField)
  const location = findCell(row, ['place'])
  const result = findCells(row, ['result']).find(({ text }) => /^\d/.test(text))
  const grade = result ? [replaceText(row.line, `Grade: ${result.text}`)] : []
  const dates = toDateLine(row)
  const taken = [degree, school, field, location, result]
  const names = {
    ...(degree && { degree }),
    ...(school && { school }),
    ...(field && { field }),
    ...(location && { location }),
    others: findOtherCells(row, taken),
    margin: CLEAR_MARGIN,
    isDegreeFirst: true,
  }
  return [
    { entry: { titleLines: [...(dates ? [dates] : []), ...grade], bodyLines: row.body }, names: splitField(names) },
  ]
}

/** Text around a table, which holds entries only where it has dates. */
const readDated = (lines: readonly ParsedLine[]) => (lines.some(isDated) ? readLines(lines) : [])

const readLines = (lines: readonly ParsedLine[]): Study[] => {
  if (lines.length === 0) return []
  const byRules = readStudiesByRules(lines)
  const read = readEntries(
    lines,
    'study',
    byRules.map(({ entry: { titleLines }, names: { degree, school, location } }) => ({
      titleLines,
      title: degree,
      organization: school,
      place: location,
    })),
  )
  return read
    ? splitFurtherDegrees(splitPlacesFromSchools(read.map((entry) => ({ entry, names: toStudyNames(entry) }))))
    : byRules
}

const splitPlacesFromSchools = (studies: readonly Study[]): Study[] => {
  const placed = splitPlacesFromEmployers(
    studies.map(({ names: { school: company, location } }) => ({
      ...(company && { company }),
      ...(location && { location }),
    })),
  )
  return studies.map(({ entry, names }, i) => {
    const { company: school, location } = placed[i] ?? {}
    return { entry, names: { ...names, ...(school && { school }), ...(location && { location }) } }
  })
}

const toStudyNames = ({
  title: read,
  organization,
  place,
  others: rest,
  margin,
  titleLines,
}: ReadEntry): StudyNames => {
  const { title, others } = read ? completeDegree(read, rest, titleLines) : { title: read, others: rest }
  const isBelowLevel = title !== undefined && isLevel(title.text)
  const isField = ({ text }: Segment): boolean =>
    !PART_OF_DEGREE.test(text) &&
    (isBelowLevel
      ? scoreFields(text, 'study')[TITLE] > MIN_NAME_SCORE
      : scoreTextKinds(text.split(', ')[0] ?? text).degree > MIN_FIELD_SCORE)
  const field = title && (isBareDegree(title.text) || isBelowLevel) ? others.find(isField) : undefined
  // `Posgrado` over `Maestría en Suelos`: the level over the degree.
  const isWhole =
    field !== undefined &&
    (isBelowLevel || (field.line !== title?.line && scoreDegree(field.text) >= MIN_WHOLE_DEGREE_SCORE))
  const degree = isWhole ? field : title
  const isYear = place !== undefined && YEAR_OF_STUDIES.test(place.text)
  return splitField({
    ...(degree && { degree: isGrade(degree.text) ? degree : removeGrade(degree) }),
    ...(organization && { school: organization }),
    ...(place && !isYear && { location: place }),
    ...(field && !isWhole && { field }),
    others: [...(isYear ? [place] : []), ...others.filter((other) => other !== field)],
    margin,
    isDegreeFirst: true,
  })
}

/** `Alumna de segundo año`, `Año de promoción`: how far somebody has come in studies, which is no place. */
const YEAR_OF_STUDIES =
  /(?<!\p{L})(?:alumn[oa]s?|estudiantes?|students?|a[nñ]o|semestre|cuatrimestre|trimestre|year|semester)(?!\p{L})/iu

/** A text that starts with the word of a degree has this score. */
const MIN_WHOLE_DEGREE_SCORE = 3

/** A name beside a bare degree is its field of study, and one below a level the degree, from these log-probabilities on. */
const MIN_FIELD_SCORE = -1.5
const MIN_NAME_SCORE = -2.5

const readStudiesByRules = (lines: readonly ParsedLine[]): Study[] => {
  const entries = adoptSingleItems(groupEntries(lines, { mayBeList: true })).filter(
    (entry) => entry.titleLines.length > 0,
  )
  const names = inheritSchools(assignSectionNames(entries))
  return entries.flatMap((entry, i) => {
    const own = names[i]
    return own ? [{ entry, names: adoptLabeledDegree(own, [...entry.titleLines, ...entry.bodyLines]) }] : []
  })
}

/** Share of the studies that have to have a list of one item for it to be their degree. */
const MIN_SINGLE_SHARE = 0.6

/** Where the list below most studies is one short item that names a degree, it belongs to their titles. */
const adoptSingleItems = (entries: readonly Entry[]): Entry[] => {
  const isSingle = ({ titleLines, bodyLines: [item, ...more] }: Entry): boolean =>
    item?.bullet === true && more.length === 0 && item.body.length < MAX_ITEM_CHARS && titleLines.length > 0
  const single = entries.filter(isSingle)
  const named = single.filter(({ bodyLines, titleLines }) => {
    const isDegree = scoreDegree(bodyLines[0]?.body ?? '') >= 1.5
    return isDegree && titleLines.every(({ text }) => scoreDegree(text) < 3)
  })
  if (single.length < entries.length * MIN_SINGLE_SHARE || named.length < single.length * MIN_SINGLE_SHARE)
    return [...entries]
  return entries.map((entry) => {
    const [item] = entry.bodyLines
    if (!item || !isSingle(entry)) return entry
    return { titleLines: [...entry.titleLines, { ...replaceText(item, item.body), bullet: false }], bodyLines: [] }
  })
}

/** A longer item is a description. */
const MAX_ITEM_CHARS = 80

/** The names with a grade that stands in the place of a degree among the other texts. */
const withoutGrade = (names: StudyNames): StudyNames => {
  const { degree, ...others } = names
  return degree && isGrade(degree.text) ? { ...others, others: [...names.others, degree] } : names
}

const toEducation = (entry: Entry, found: StudyNames, id: string, provenance: ProvenanceCollector): Education => {
  const names = withoutGrade(found)
  const dates = findEntryDates(entry.titleLines, 'end')
  const { bullets, prose } = splitBulletsAndProse(entry.bodyLines)
  const text = [...entry.titleLines, ...entry.bodyLines].map((line) => line.text).join('\n')
  const gpa = findGrade(text)
  const honors = findHonors(text)
  const description = [...names.others.map((segment) => segment.text), prose, ...bullets]
    .filter((each) => each !== '')
    .join('\n')
  const education: Education = {
    id,
    institution: toLimit(names.school),
    degree: toLimit(names.degree),
    field: toLimit(names.field),
    startDate: dates.start,
    ...(dates.end && { endDate: dates.end }),
    ...(dates.current && { current: true }),
    ...(gpa && { gpa }),
    ...(honors && { honors }),
    ...(names.location && { location: toLimit(names.location) }),
    ...(description && { description: description.slice(0, LIMITS.proseChars) }),
  }
  recordProvenance(entry, names, education, provenance)
  return education
}

const recordProvenance = (
  entry: Entry,
  names: StudyNames,
  { id, startDate, endDate, current, gpa, honors }: Education,
  provenance: ProvenanceCollector,
): void => {
  const path = `education/${id}`
  const record = (field: string, segment: Segment | undefined, confidence: number) =>
    segment && provenance.record(`${path}/${field}`, segment.line, confidence)
  const confidence = names.margin >= CLEAR_MARGIN ? 0.9 : 0.5
  record('institution', names.school, confidence)
  record('degree', names.degree, confidence)
  record('field', names.field, 0.7)
  record('location', names.location, 0.7)
  const { line } = findEntryDates(entry.titleLines, 'end')
  // Only the path of `current` is of use: its value is never on the page.
  if (line) recordValues(provenance, path, [line], { startDate, endDate, ...(current && { current: 'true' }) }, 0.9)
  const lines = [...entry.titleLines, ...entry.bodyLines]
  recordValues(provenance, path, lines, { gpa, honors }, 0.8)
  if (names.others.length > 0) recordValues(provenance, path, lines, { description: names.others[0]?.text }, 0.6)
  for (const bodyLine of entry.bodyLines) provenance.record(`${path}/description`, bodyLine.index, 0.8)
}

const toLimit = (segment: Segment | undefined): string => (segment?.text ?? '').slice(0, LIMITS.lineChars)
