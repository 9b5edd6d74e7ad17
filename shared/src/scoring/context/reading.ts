import { normalizeText } from '../../parser/lexicon/fold.ts'
import { scoreDegree, scoreRole, scoreSchool } from '../../parser/lexicon/name-scores.ts'
import { hasKnownPlace } from '../../parser/lexicon/places.ts'
import type { HeadingKey } from '../lexicon/headings.ts'
import { PERSONAL_DATA } from '../lexicon/personal-data.ts'
import { linearRamp } from '../ratio.ts'
import type { Subject } from '../subject.ts'
import { getShare, listWords, toWordSet } from './page-words.ts'
import { DOUBTFUL, type ReadingInput, rateEntries } from './rate-entries.ts'
import { getForeignShare } from './statements.ts'
import { toAlphanumeric } from './text.ts'

/** How well a resume was read, as far as the page can tell. */
export interface Reading {
  /** Share (0–1) of the words of the page that stand in a field or under a heading of the resume. */
  readonly understood: number
  /** Whether a person has confirmed or corrected what was read of a part. */
  readonly isChecked: (subject: Subject) => boolean
  /** Confidence (0–1) that what was read of a part is what the page says. */
  readonly rate: (subject: Subject) => number
  /** The same for the entry that a path belongs to; 1 for a path outside of entries. */
  readonly rateEntry: (path: string) => number
}

/** A part of the page is there but was not read, or only in pieces. */
const UNREAD = 0.2
/** Share (0–1) of the words of a section that are in its fields: from the first on it is read, under the second not. */
const READ_RATIO = 0.75
const UNREAD_RATIO = 0.25
/** Share (0–1) of the words of a line in fields, below which it is not read. */
const UNREAD_LINE_RATIO = 0.5
const MIN_SECTION_WORDS = 6
const MIN_SUMMARY_WORDS = 12
/** Words of a line above the first heading from which it is prose. */
const MIN_HEADER_WORDS = 5
/** With fewer words in jobs and more elsewhere, the work may stand in another section. */
const MIN_PROSE_WORDS = 40
const MIN_ELSEWHERE_WORDS = 60
const MIN_PROSE_LINE_WORDS = 6
const HEADER_LINES = 10
/** With this share (0–1) of lines that tell no work, what was read as work stands elsewhere on the page. */
const MAX_FOREIGN_SHARE = 0.35
/** What letters that were recognized on a picture take from every confidence. */
const RECOGNIZED = 0.5

type SectionTexts = ReadonlyMap<HeadingKey | null, readonly string[]>

/** The texts of the lines under the headings of each section, in reading order; `null` before the first heading. */
const collectSectionTexts = ({ lines, headings }: ReadingInput): SectionTexts => {
  const keys = new Map(headings.map((heading) => [heading.line, heading.key]))
  const texts = new Map<HeadingKey | null, string[]>()
  let current: HeadingKey | null = null
  lines.forEach((line, i) => {
    const key = keys.get(i)
    if (key) current = key
    else texts.set(current, [...(texts.get(current) ?? []), line.text])
  })
  return texts
}

/** Confidence in a section: of a missing one by the words under its heading, of another by the share that was read. */
const rateSection = (isRead: boolean, words: readonly string[], known: ReadonlySet<string>): number => {
  if (!isRead) return words.length >= MIN_SECTION_WORDS ? UNREAD : 1
  return words.length < MIN_SECTION_WORDS
    ? 1
    : UNREAD + (1 - UNREAD) * linearRamp(getShare(words, known), READ_RATIO, UNREAD_RATIO)
}

/** Sections whose periods are no jobs. */
const PERIOD_FREE: ReadonlySet<HeadingKey | null> = new Set([
  'education',
  'certifications',
  'projects',
  'awards',
  'publications',
  'references',
])
const DATE_RANGE = /\b(19|20)\d{2}\b\D{1,25}(\b(19|20)\d{2}\b|present|current|actual|hoy|now)/

/** Whether a line outside of education has a period, and stands in no field. */
const hasUnreadPeriod = (texts: SectionTexts, known: ReadonlySet<string>): boolean =>
  [...texts].some(
    ([key, section]) =>
      !PERIOD_FREE.has(key) &&
      section.some(
        (text) => DATE_RANGE.test(normalizeText(text)) && getShare(listWords(text), known) < UNREAD_LINE_RATIO,
      ),
  )

/** Words of the longer texts of a list. */
const toProse = (texts: readonly string[]): number =>
  texts
    .map((text) => listWords(text).length)
    .reduce((sum, count) => sum + (count >= MIN_PROSE_LINE_WORDS ? count : 0), 0)

/** A heading of jobs that is no standard one: `Present workplace:`. */
const WORK_HEADING =
  /^\W*((present|previous|current|past|former) )?(work ?places?|work|employment|employers?|jobs?|lugar(es)? de trabajo|trabajos?|empleos?)( anterior(es)?| actual(es)?)?\W*$/

const rateJobs = (
  { content, lines, warnings }: ReadingInput,
  texts: SectionTexts,
  filed: ReadonlySet<string>,
): number => {
  const {
    experience = [],
    projects = [],
    volunteer = [],
    education = [],
    certifications,
    custom = [],
  } = content.sections
  const words = (texts.get('experience') ?? []).flatMap(listWords)
  const told = listWords(
    [...experience, ...projects, ...volunteer].map(({ description }) => description).join(' '),
  ).length
  const bullets = experience.flatMap(({ achievements = [] }) => achievements.flatMap(listWords)).length
  const elsewhere = toProse([
    ...custom.flatMap(({ items }) => items),
    ...education.map(({ description = '' }) => description),
  ])
  const isElsewhere = told + bullets < MIN_PROSE_WORDS && elsewhere >= MIN_ELSEWHERE_WORDS
  if (experience.length > 0) return Math.min(isElsewhere ? DOUBTFUL : 1, rateSection(true, words, filed))
  if (words.length >= MIN_SECTION_WORDS && volunteer.length + projects.length === 0) return UNREAD
  // Jobs in the cells of a table are often read as something else.
  const isTabular = warnings.some(({ code }) => code === 'table')
  if (isTabular || lines.some(({ text }) => WORK_HEADING.test(normalizeText(text)))) return DOUBTFUL
  return hasUnreadPeriod(texts, toWordSet(education, projects, volunteer, certifications)) ? DOUBTFUL : 1
}

const isPresent = (text: string | undefined): boolean => (text ?? '').trim() !== ''

const ADDRESS =
  '((current|present|permanent|home|postal) )?address|direccion|domicilio|ubicacion|location|residencia|lives in|ciudad|city|localidad|village|vill|district|dist|provincia|comuna|municipio|adreca'
const LABELLED_PLACE = new RegExp(`^\\W*(${ADDRESS})\\b.{3,}`)
const PLACE_LABEL = new RegExp(
  `^\\W*(${ADDRESS})\\W*$|^[\\p{L}-]+( [\\p{L}-]+)? (direccion|address|ubicacion|location)$`,
  'u',
)
const POSTAL_PLACE =
  /^(?:\p{Lu}[\p{L}' -]{2,40},? \d{5}|\d{5},? \p{Lu}[\p{L}'() -]{2,40})$|\b\d{5}, \p{Lu}|\p{L} ?[-–] ?\d{6}\b|, ?[A-Z]{2} \d{5}\b/u

/** A short line of a town and its postal code, or with the label of an address in it or above it. */
const isPlaceLine = (text: string, above = ''): boolean =>
  text.length < 110 &&
  (POSTAL_PLACE.test(text.trim()) ||
    LABELLED_PLACE.test(normalizeText(text)) ||
    (PLACE_LABEL.test(normalizeText(above)) && /\p{L}{3}/u.test(text)))

const NAME_LINE = /^\p{Lu}[\p{L}'.-]+(\s\p{Lu}[\p{L}'.-]*){1,3}$/u

/** Lines below the name in which the title is expected. */
const TITLE_LINES = 2

/** Creates a test for a line of words alone just below the name, where a title stands. */
const createNameNeighborTest = (lines: readonly string[], fullName: string): ((text: string) => boolean) => {
  const last = normalizeText(fullName).split(/\s+/).at(-1) ?? ''
  const at = lines.findIndex((line) => last !== '' && normalizeText(line).endsWith(last))
  const below = at < 0 ? [] : lines.slice(at + 1, at + 1 + TITLE_LINES)
  return (text) => below.includes(text) && /^[\p{L}&|,/ -]{8,60}$/u.test(text.trim()) && /\p{L}{4}/u.test(text)
}

/** Confidence in the fields of the header: a missing one may stand in a line that was not understood. */
const rateHeader = (
  { content, lines: all }: ReadingInput,
  texts: SectionTexts,
  filed: ReadonlySet<string>,
): Record<'name' | 'title' | 'place', number> => {
  const { fullName, title, location } = content.personalInfo
  const { custom = [] } = content.sections
  const loose = custom.filter((section) => section.title.trim() === '').flatMap(({ items }) => items)
  const lines = [...(texts.get(null) ?? []).slice(0, HEADER_LINES), ...loose].filter((text) => text.length < 80)
  const isFiled = (text: string) => getShare(listWords(text), filed) > UNREAD_LINE_RATIO
  const isBelowName = createNameNeighborTest(lines, fullName)
  const rate = (value: string | undefined, test: (text: string) => boolean) =>
    !isPresent(value) && lines.some(test) ? DOUBTFUL : 1
  return {
    name: rate(fullName, (text) => NAME_LINE.test(text.trim()) && scoreRole(text) === 0 && !isFiled(text)),
    title: rate(title, (text) => scoreRole(text) >= 2 || scoreDegree(text) >= 2 || isBelowName(text)),
    place:
      !isPresent(location) &&
      ([...lines, title].some(hasKnownPlace) || all.some(({ text }, i) => isPlaceLine(text, all[i - 1]?.text)))
        ? DOUBTFUL
        : 1,
  }
}

/** Personal data that stand where a summary is expected. */
const isPersonalData = (text: string): boolean =>
  isPlaceLine(text) ||
  /\b(direccion|domicilio|address)\b/.test(normalizeText(text)) ||
  PERSONAL_DATA.some(([kind, pattern]) => kind !== 'gender' && pattern.test(normalizeText(text)))

/** Prose above the first heading, below the name and the contact data. */
const hasHeaderProse = ({ lines, headings }: ReadingInput): boolean => {
  const end = headings.find(({ key }) => key === 'experience' || key === 'education' || key === 'skills')?.line
  const prose = lines
    .slice(0, end ?? 0)
    .filter(({ text }) => listWords(text).length >= MIN_HEADER_WORDS && !/[@|\d]/.test(text))
  return prose.flatMap(({ text }) => listWords(text)).length >= MIN_SUMMARY_WORDS
}

const rateSummary = (input: ReadingInput, texts: SectionTexts): number => {
  const { summary, custom = [] } = input.content.sections
  const words = (texts.get('summary') ?? []).flatMap(listWords)
  if (summary !== undefined && isPresent(summary)) {
    const isName = toAlphanumeric(input.content.personalInfo.fullName).includes(toAlphanumeric(summary))
    return isName || (listWords(summary).length < MIN_PROSE_WORDS && isPersonalData(summary)) ? DOUBTFUL : 1
  }
  if (hasHeaderProse(input)) return DOUBTFUL
  if (words.length >= MIN_SECTION_WORDS) return UNREAD
  const hasProse = custom
    .filter((section) => section.title.trim() === '')
    .some(({ items }) => items.some((text) => listWords(text).length >= MIN_SUMMARY_WORDS))
  return hasProse ? DOUBTFUL : 1
}

/** Confidence in the studies: missing ones may stand in a line with a degree or a school that was not filed as work. */
const rateStudies = (
  { content, lines }: ReadingInput,
  words: readonly string[],
  filed: ReadonlySet<string>,
): number => {
  const { education = [], summary, experience } = content.sections
  const told = toWordSet(summary, experience)
  const hasStudyLine = lines.some(
    ({ text }) =>
      text.length < 100 &&
      (scoreDegree(text) >= 2 || scoreSchool(text) >= 2) &&
      getShare(listWords(text), told) < UNREAD_LINE_RATIO,
  )
  return education.length === 0 && hasStudyLine ? DOUBTFUL : rateSection(education.length > 0, words, filed)
}

/** A short line that names skills, whatever words stand beside them: `Top Skills`. */
const isSkillHeading = (text: string): boolean =>
  text.split(/\s+/).length <= 4 &&
  /\b(skills?|habilidades|competencias|aptitudes|destrezas|conocimientos|tecnologias|technologies|expertise|highlights|softwares?)\b/.test(
    normalizeText(text),
  )

const rateSubjects = (input: ReadingInput): Readonly<Record<Subject, number>> => {
  const { skills } = input.content.sections
  const texts = collectSectionTexts(input)
  const under = (key: HeadingKey) => (texts.get(key) ?? []).flatMap(listWords)
  const listed = [...(skills?.technical ?? []), ...(skills?.soft ?? [])]
  const filed = toWordSet(input.content.personalInfo, { ...input.content.sections, custom: [] })
  const jobs = rateJobs(input, texts, filed)
  return {
    ...rateHeader(input, texts, filed),
    jobs,
    work: getForeignShare(input.content) > MAX_FOREIGN_SHARE ? Math.min(jobs, DOUBTFUL) : jobs,
    studies: rateStudies(input, under('education'), filed),
    skills:
      listed.length === 0 && input.lines.some(({ text }) => isSkillHeading(text))
        ? UNREAD
        : rateSection(listed.length > 0, under('skills'), filed),
    languages: rateSection((skills?.languages ?? []).length > 0, under('languages'), filed),
    summary: rateSummary(input, texts),
  }
}

/** Measures how well a resume was read. Without provenance the entries count as certain. */
export const measureReading = (input: ReadingInput): Reading => {
  const { custom = [], ...sections } = input.content.sections
  const filed = toWordSet(
    input.content.personalInfo,
    sections,
    custom.filter(({ title }) => title.trim() !== ''),
  )
  const headings = new Set(input.headings.map(({ line }) => line))
  const words = input.lines.flatMap((line, i) => (headings.has(i) ? [] : listWords(line.text)))
  const entries = rateEntries(input)
  const factor = input.lines.some(({ recognized }) => recognized) ? RECOGNIZED : 1
  const subjects = rateSubjects(input)
  const checked = new Set(input.checked)
  return {
    understood: getShare(words, filed),
    isChecked: (subject) => checked.has(subject),
    rate: (subject) => (checked.has(subject) ? 1 : subjects[subject] * factor),
    rateEntry: (path) => entries.get(path.split('/').slice(0, 2).join('/')) ?? 1,
  }
}
