import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { isLanguageName } from '../../../parser/lexicon/language-names.ts'
import { scoreDegree, scoreSchool } from '../../../parser/lexicon/name-scores.ts'
import { MIN_CERTAIN_CONFIDENCE } from '../../../parser/parsed-resume.ts'
import { type HeadingKey, matchStandardHeading } from '../../lexicon/headings.ts'
import { linearRamp } from '../../ratio.ts'
import { SUBJECTS, type Subject } from '../../subject.ts'
import { findExactParts } from './exact-parts.ts'
import { isForeign, isGarbled } from './garbled-text.ts'
import { getShare, listWords, toWordSet } from './page-words.ts'
import { listUnlikely, rateEntries } from './rate-entries.ts'
import { isHeaderTorn, rateHeader } from './rate-header.ts'
import { rateSkills } from './rate-skills.ts'
import { rateSummary } from './rate-summary.ts'
import { rateWork } from './rate-work.ts'
import {
  DOUBTFUL,
  MIN_PROSE_WORDS,
  MIN_SECTION_WORDS,
  type ReadingInput,
  type SectionTexts,
  toEntryKey,
  UNREAD,
  UNREAD_LINE_RATIO,
  UNSURE_NAMES,
} from './reading-input.ts'
import { isWorkTorn } from './work-section.ts'

/** How well a resume was read, as far as the page can tell. */
export interface Reading {
  /** Share (0–1) of the words of the page that stand in a field or under a heading of the resume. */
  readonly understood: number
  /** Whether the words of the page were read whole, in a language that is known. */
  readonly isLegible: boolean
  /** Whether a person has confirmed or corrected what was read of a part. */
  readonly isChecked: (subject: Subject) => boolean
  /** Confidence (0–1) that what was read of a part is what the page says. */
  readonly rate: (subject: Subject) => number
  /** The same for the entry that a path belongs to; 1 for a path outside of entries. */
  readonly rateEntry: (path: string) => number
  /** Whether what is counted in a part is certain: each of its lines was read as the page has it. */
  readonly isExact: (subject: Subject) => boolean
}

/** Share (0–1) of the words of a section that are in its fields: from the first on it is read, under the second not. */
const READ_RATIO = 0.75
const UNREAD_RATIO = 0.25
const MIN_ELSEWHERE_WORDS = 60
const MIN_PROSE_LINE_WORDS = 6
/** What letters that were recognized on a picture, words in pieces or an unknown language take from every confidence. */
const HARDLY_LEGIBLE = 0.5

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
const DATE_RANGE =
  /\b(19|20)\d{2}\b(?:\D{1,25}(\b(19|20)\d{2}\b|present|current|actual|hoy|now)| ?(?:-|to|al?|hasta) \d{1,2}(?:st|nd|rd|th)? \p{L}{3,10},? (?:de )?(19|20)\d{2})/u

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
  /^\W*((present|previous|current|past|former) )?(work ?places?|work|employment|employers?|jobs?|lugar(es)? de trabajo|trabajos?|empleos?)( anterior(es)?| actual(es)?)?\W*$|^\W*(experiencias?|experience) (en|in|de|as|como|docente|profesional|laboral|clinica|academica)( [^ .]+){0,7}\W*$/

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
  const isNameless = experience.every(({ company, position }) => `${company}${position}`.trim() === '')
  if (experience.length > 0 && isNameless) return UNREAD
  if (experience.length > 0) return Math.min(isElsewhere ? DOUBTFUL : 1, rateSection(true, words, filed))
  if (words.length >= MIN_SECTION_WORDS && volunteer.length + projects.length === 0) return UNREAD
  // Jobs in the cells of a table are often read as something else.
  const isTabular = warnings.some(({ code }) => code === 'table')
  if (isTabular || lines.some(({ text }) => WORK_HEADING.test(normalizeText(text)))) return DOUBTFUL
  return hasUnreadPeriod(texts, toWordSet(education, projects, volunteer, certifications)) ? DOUBTFUL : 1
}

/** Words of a line that is a degree and tells no work. */
const MAX_DEGREE_WORDS = 3

/** Confidence in the studies: missing ones may stand in a line with a degree or a school that was not filed as work. */
const rateStudies = (
  { content, lines }: ReadingInput,
  words: readonly string[],
  filed: ReadonlySet<string>,
): number => {
  const { education = [], summary, experience } = content.sections
  if (education.length > 0) return rateSection(true, words, filed)
  const told = toWordSet(summary, experience)
  const studyLines = lines.filter(({ text }) => text.length < 100 && (scoreDegree(text) >= 2 || scoreSchool(text) >= 2))
  if (studyLines.some(({ text }) => getShare(listWords(text), told) < UNREAD_LINE_RATIO)) return DOUBTFUL
  const isInWork = studyLines.some(({ text }) => listWords(text).length <= MAX_DEGREE_WORDS)
  return Math.min(isInWork ? UNSURE_NAMES : 1, rateSection(false, words, filed))
}

/** Entries of which a name can hardly be one, as share (0–1) of a section, from which their number is in doubt. */
const MAX_UNLIKELY_JOBS = 0.3
const MAX_UNLIKELY_STUDIES = 0.2

/** Confidence in the number of entries of a section, whose names may be other parts of the page. */
const rateNames = (
  { content }: ReadingInput,
  section: 'experience' | 'education',
  unlikely: ReadonlySet<string>,
  most: number,
): number => {
  const count = [...unlikely].filter((key) => key.startsWith(`${section}/`)).length
  return count > (content.sections[section] ?? []).length * most ? UNSURE_NAMES : 1
}

/** Fewer jobs may stand without dates on the page. */
const MIN_UNDATED = 3

/** Confidence in the jobs as such: without any date, one that lacks a name may be no job. */
const rateUndated = ({ content }: ReadingInput): number => {
  const { experience = [] } = content.sections
  const isUndated = experience.every(({ startDate, endDate }) => !startDate && !endDate)
  const isNameless = experience.some(({ company, position }) => !company || !position)
  return experience.length >= MIN_UNDATED && isUndated && isNameless ? UNSURE_NAMES : 1
}

/** Whether a text names a language, with or without other words: `Inglés técnico`. */
const isLanguage = (text: string): boolean => text.split(/[^\p{L}]+/u).some(isLanguageName)

/** Whether a section of languages goes on in a list of its own, or in rows that were not read. */
const hasMoreLanguages = ({ content }: ReadingInput, rows: readonly string[]): boolean => {
  const listed = (content.sections.skills?.languages ?? []).map(({ language, detail = '' }) => `${language} ${detail}`)
  const known = listWords(listed.join(' '))
  const isMissing = (text: string) => {
    const [first = ''] = listWords(text)
    return listWords(text).length <= MAX_LANGUAGE_WORDS && isLanguageName(first) && !known.includes(first)
  }
  return (
    (content.sections.custom ?? []).some(({ title }) => matchStandardHeading(title) === 'languages') ||
    (listed.length > 0 && rows.some(isMissing)) ||
    hasMoreLevels(content, rows)
  )
}

const LEVEL =
  /\b(nativ[oa]|native|materna|fluido|fluent|avanzado|advanced|intermedio|intermediate|basico|basic|[abc][12])\b/

/** Whether more rows have a level than languages: a column of levels was read apart from its languages. */
const hasMoreLevels = ({ sections: { skills } }: ReadingInput['content'], rows: readonly string[]): boolean => {
  const levels = (skills?.languages ?? []).filter(({ proficiency, detail }) => proficiency || detail).length
  return rows.filter((row) => LEVEL.test(normalizeText(row))).length > levels
}
/** Words of a row of a list of languages. */
const MAX_LANGUAGE_WORDS = 5

const MAX_DOUBTFUL_PARTS = 4

/** Whether most parts are in doubt: the others may be misread as well. */
const isMostlyDoubtful = (parts: Readonly<Record<Subject, number>>): boolean =>
  SUBJECTS.filter((subject) => parts[subject] < MIN_CERTAIN_CONFIDENCE).length > MAX_DOUBTFUL_PARTS

const rateSubjects = (
  input: ReadingInput,
  texts: SectionTexts,
  entries: ReadonlyMap<string, number>,
  unlikely: ReadonlySet<string>,
): Readonly<Record<Subject, number>> => {
  const { skills, experience = [], projects = [], volunteer = [] } = input.content.sections
  const under = (key: HeadingKey) => (texts.get(key) ?? []).flatMap(listWords)
  const listed = [...(skills?.technical ?? []), ...(skills?.soft ?? [])]
  const filed = toWordSet(input.content.personalInfo, { ...input.content.sections, custom: [] })
  const jobs = Math.min(rateJobs(input, texts, filed), rateNames(input, 'experience', unlikely, MAX_UNLIKELY_JOBS))
  // What stands as a project or a post may be a job.
  const isElsewhere = input.provenance.length > 0 && experience.length === 0 && projects.length + volunteer.length > 0
  const isTorn = isHeaderTorn(input)
  const header = rateHeader(input, texts, filed, isTorn)
  const { fullName, title, location = '' } = input.content.personalInfo
  // Only what is missing can be drawn, or stand in the other parts that the header was read from.
  const hasLostText = input.hasDrawnText || isTorn
  const drawn = (isMissing: boolean) => (hasLostText && isMissing ? DOUBTFUL : 1)
  return {
    name: Math.min(header.name, drawn(fullName === '')),
    title: Math.min(header.title, drawn(title === '')),
    place: Math.min(header.place, drawn(location === '')),
    jobs: Math.min(jobs, rateUndated(input), isElsewhere || isWorkTorn(input) ? UNSURE_NAMES : 1),
    work: rateWork(input, entries, unlikely, jobs),
    studies: Math.min(
      rateStudies(input, under('education'), filed),
      rateNames(input, 'education', unlikely, MAX_UNLIKELY_STUDIES),
      drawn((input.content.sections.education ?? []).length === 0),
    ),
    skills: Math.min(
      rateSkills(input, rateSection(listed.length > 0, under('skills'), filed)),
      drawn(listed.length === 0),
    ),
    languages:
      (skills?.languages ?? []).some(({ language }) => !isLanguage(language)) ||
      hasMoreLanguages(input, texts.get('languages') ?? [])
        ? DOUBTFUL
        : rateSection((skills?.languages ?? []).length > 0, under('languages'), filed),
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
  const unlikely = listUnlikely(input)
  const entries = rateEntries(input, unlikely)
  const checked = new Set(input.checked)
  // What a person wrote or confirmed is as it should be.
  const isConfirmed = SUBJECTS.every((subject) => checked.has(subject))
  const isLegible = isConfirmed || (!isGarbled(input.lines) && !isForeign(input.lines))
  const factor = isLegible && !input.lines.some(({ recognized }) => recognized) ? 1 : HARDLY_LEGIBLE
  const texts = collectSectionTexts(input)
  // Of a resume in the editor all is checked, so that this is never asked.
  let subjects: ReturnType<typeof rateSubjects> | undefined
  const rateSubject = (subject: Subject): number => {
    subjects ??= rateSubjects(input, texts, entries, unlikely)
    const limit = isMostlyDoubtful(subjects) ? UNSURE_NAMES : 1
    return Math.min(subjects[subject], limit) * factor
  }
  let exact: ReadonlySet<Subject> | undefined
  const hasExact = (subject: Subject): boolean => {
    exact ??= findExactParts(input, texts)
    return exact.has(subject)
  }
  return {
    understood: getShare(words, filed),
    isLegible,
    isChecked: (subject) => checked.has(subject),
    rate: (subject) => (checked.has(subject) ? 1 : rateSubject(subject)),
    isExact: (subject) => input.provenance.length === 0 || checked.has(subject) || hasExact(subject),
    rateEntry: (path) => entries.get(toEntryKey(path)) ?? 1,
  }
}
