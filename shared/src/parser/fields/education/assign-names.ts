import { scoreDegree, scoreSchool } from '../../lexicon/name-scores.ts'
import { couldBePlace, isPlace } from '../../lexicon/places.ts'
import { hasOpenBracket, type ParsedLine } from '../../lines/parsed-line.ts'
import type { Entry } from '../entries/group-entries.ts'
import type { LabelKind } from '../entries/labelled-values.ts'
import { isPlaceSegment, splitTrailingPlaces, takeLocation } from '../entries/place-segments.ts'
import { isStatus } from '../entries/reading/text-marks.ts'
import { type Segment, splitTitleLines, takeLabelledSegments } from '../entries/segments.ts'
import { isGrade, removeGrade } from './grades.ts'
import { isBareDegree, namesSchoolAndDegree, splitSchoolAndDegree, splitSentences } from './split-names.ts'

/** The names in a study's title lines. */
export interface StudyNames {
  readonly degree?: Segment
  readonly school?: Segment
  readonly location?: Segment
  /** Field of study. */
  readonly field?: Segment
  readonly others: readonly Segment[]
  /** How much better the words fit this assignment of degree and school than the other one. */
  readonly margin: number
  readonly isDegreeFirst: boolean
}

/** From this margin on, the words alone decide between degree and school. */
export const CLEAR_MARGIN = 2
const MAX_SCHOOL_CHARS = 70

const LABEL_FIELDS: Readonly<Partial<Record<LabelKind, 'school' | 'degree' | 'location'>>> = {
  school: 'school',
  body: 'school',
  degree: 'degree',
  place: 'location',
}

/** Degree, school, field and location of the entries of a section. Where words do not decide, most entries' order does. */
export const assignSectionNames = (entries: readonly Entry[]): StudyNames[] => {
  const all = entries.map((entry) => assignNames(entry))
  const votes = all.reduce(
    (sum, { degree, school, margin, isDegreeFirst }) =>
      degree && school ? sum + (isDegreeFirst ? 1 : -1) * Math.min(MAX_VOTE, margin) : sum,
    0,
  )
  return entries.map((entry, i) => {
    const names = all[i]
    const isClear =
      !names?.degree || !names.school || names.margin >= CLEAR_MARGIN || names.isDegreeFirst === votes >= 0
    return names && (isClear || votes === 0) ? names : assignNames(entry, votes >= 0)
  })
}

const MAX_VOTE = 4
/** Words that only tell the level of a study, as a heading above its names. */
const LEVEL =
  /^(?:(?:educaci[oó]n|estudios|formaci[oó]n|nivel)\s+)?(?:superior(?:es)?|universitari[oa]s?|secundari[oa]s?|primari[oa]s?|medi[oa]|b[aá]sic[oa]|terciari[oa]s?|t[eé]cnic[oa]s?|titulad[oa])$/iu

const withoutLevels = (segments: readonly Segment[]): readonly Segment[] => {
  const names = segments.filter(({ text }) => !LEVEL.test(text))
  return names.length < 2 ? segments : names
}

/** Degree, school, field and location of one entry, by labels, then by words, then by their order if it is known. */
const assignNames = (entry: Entry, isDegreeFirst?: boolean): StudyNames => {
  const segments = splitTitleLines(entry.titleLines).filter(({ text }) => !isGrade(text))
  const { labelled, others: unlabelled } = takeLabelledSegments(withoutLevels(segments), LABEL_FIELDS)
  const none = { ...labelled, others: [], margin: 0, isDegreeFirst: true }
  if (labelled.degree && labelled.school) return { ...none, margin: CLEAR_MARGIN, others: unlabelled }
  const beside = takeLocation(unlabelled, labelled.location, (segment, before) =>
    isPlaceSegment(segment, before, unlabelled),
  )
  const candidates = splitMixedNames(
    beside.names.flatMap(splitSentences).filter(({ text }) => !isStatus(text) && !/^certificad[oa]$/iu.test(text)),
  ).filter(({ text }) => !isGrade(text))
  const after = takeLocation(
    candidates,
    beside.location,
    (segment, before) => before.length > 0 && isPlace(segment.text),
  )
  const { names, location, others } = splitTrailingPlaces(after.names.map(removeGrade), after.location)
  const known = { ...none, ...(location && { location }), others }
  const chosen = chooseDegreeAndSchool(names, known, isDegreeFirst)
  const school = chosen.school ?? findSchoolBelow(entry.bodyLines)
  return splitField({ ...chosen, ...(school && { school }) })
}

/** Segments that name a school and a degree, and a segment that is alone, are split. */
const splitMixedNames = (segments: readonly Segment[]): Segment[] => {
  const split = segments.flatMap((segment) =>
    namesSchoolAndDegree(segment.text) || segments.length === 1 ? splitSchoolAndDegree(segment) : [segment],
  )
  if (split.length < 2) return split
  return split.flatMap((segment) => (namesSchoolAndDegree(segment.text) ? splitSchoolAndDegree(segment) : [segment]))
}

/** `Major in Engineering` beside a degree is no school. */
const isSecondDegree = ({ text }: Segment): boolean => scoreSchool(text) === 0 && scoreDegree(text) >= 2

const chooseDegreeAndSchool = (
  segments: readonly Segment[],
  known: StudyNames,
  isDegreeFirst: boolean | undefined,
): StudyNames => {
  const [first, ...rest] = segments
  if (!first) return known
  if (known.degree || known.school) {
    const other = known.degree ? { school: first } : { degree: first }
    return { ...known, ...other, others: [...known.others, ...rest] }
  }
  const scores = segments.map(({ text }) => scoreDegree(text) - scoreSchool(text))
  if (rest.length === 0) return (scores[0] ?? 0) > 0 ? { ...known, degree: first } : { ...known, school: first }
  const highest = Math.max(...scores)
  const lowest = Math.min(...scores)
  const isOrdered = isDegreeFirst !== undefined || highest === lowest
  const [second = first] = rest
  const degree = isOrdered ? (isDegreeFirst === false ? second : first) : (segments[scores.indexOf(highest)] ?? first)
  const leastDegree = isOrdered ? (isDegreeFirst === false ? first : second) : segments[scores.indexOf(lowest)]
  const school = leastDegree && leastDegree !== degree && !isSecondDegree(leastDegree) ? leastDegree : undefined
  const remaining = segments.filter((segment) => segment !== degree && segment !== school)
  return {
    ...assignFieldAndLocation(remaining, { ...known, degree }),
    isDegreeFirst: !school || segments.indexOf(degree) < segments.indexOf(school),
    ...(school && { school, margin: highest - lowest }),
  }
}

const assignFieldAndLocation = (segments: readonly Segment[], known: StudyNames & { degree: Segment }): StudyNames => {
  const field = isBareDegree(known.degree.text)
    ? segments.find(({ text }) => !isPlace(text) && !/\d|:/.test(text))
    : undefined
  const { location, names } = takeLocation(
    segments.filter((segment) => segment !== field),
    known.location,
    ({ text }) => couldBePlace(text),
  )
  return {
    ...known,
    ...(field && { field }),
    ...(location && { location }),
    others: [...known.others, ...names],
  }
}

/** A school named between commas in the lines below the title. */
const findSchoolBelow = (bodyLines: readonly ParsedLine[]): Segment | undefined => {
  for (const line of bodyLines) {
    const name = line.body.split(/,\s*/).find((text) => scoreSchool(text) >= 2 && text.length < MAX_SCHOOL_CHARS)
    if (name) return { text: name.replace(/[.;]$/, ''), line: line.index, afterGap: false, style: line.style }
  }
  return undefined
}

/** `Bachelor of Science, Economics`: a single comma after a degree separates its field. */
export const splitField = (names: StudyNames): StudyNames => {
  const { degree } = names
  const [, name, field] = /^([^,]+), ([^,\d]+)$/.exec(degree?.text ?? '') ?? []
  if (!degree || !name || !field || names.field || hasOpenBracket(name)) return names
  if (scoreDegree(name) === 0 || scoreSchool(field) > 0) return names
  return { ...names, degree: { ...degree, text: name }, field: { ...degree, text: field } }
}

/** Several degrees of one school: an entry without one has that of the entry before, where it stands above the degree. */
export const inheritSchools = (all: readonly StudyNames[]): StudyNames[] => {
  let head: { school: Segment; degree: Segment } | undefined
  return all.map((names) => {
    const { school, degree } = names
    if (school) head = degree && school.line < degree.line ? { school, degree } : undefined
    else if (head && degree?.style === head.degree.style && head.school.style !== degree.style)
      return { ...names, school: head.school }
    return names
  })
}
