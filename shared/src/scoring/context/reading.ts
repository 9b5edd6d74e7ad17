import { normalizeText } from '../../parser/lexicon/fold.ts'
import { scoreDegree, scoreRole } from '../../parser/lexicon/name-scores.ts'
import { hasKnownPlace } from '../../parser/lexicon/places.ts'
import type { Provenance } from '../../parser/parsed-resume.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import type { HeadingKey } from '../lexicon/headings.ts'
import { linearRamp } from '../ratio.ts'
import type { Heading, VisibleLine } from './context.ts'

/** The part of a resume that a finding rests on. */
export type Subject = 'jobs' | 'work' | 'studies' | 'skills' | 'languages' | 'summary' | 'title' | 'name' | 'place'

/** How well a resume was read, as far as the page can tell. */
export interface Reading {
  /** Share (0–1) of the words of the page that stand in a field or under a heading of the resume. */
  readonly understood: number
  /** Confidence (0–1) that what was read of a part is what the page says. */
  readonly rate: (subject: Subject) => number
  /** The same for the entry that a path belongs to; 1 for a path outside of entries. */
  readonly rateEntry: (path: string) => number
}

interface ReadingInput {
  readonly content: ResumeContent
  readonly lines: readonly VisibleLine[]
  readonly headings: readonly Heading[]
  readonly provenance: readonly Provenance[]
}

/** A part of the page is there but was not read, or only in pieces. */
const UNREAD = 0.2
/** The page has something that could be the missing part. */
const DOUBTFUL = 0.4
/** Share (0–1) of the words of a section that are in its fields: from the first on it is read, under the second not. */
const READ_RATIO = 0.75
const UNREAD_RATIO = 0.25
/** Share (0–1) of the words of a line in fields, below which it is not read. */
const UNREAD_LINE_RATIO = 0.5
const MIN_SECTION_WORDS = 6
const MIN_SUMMARY_WORDS = 12
const HEADER_LINES = 10
/** What letters that were recognized on a picture take from every confidence. */
const RECOGNIZED = 0.5

const listWords = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []

const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listStrings)
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, item]) => (key === 'id' || key === 'photo' ? [] : listStrings(item)))
    : []
}

const toWordSet = (...values: unknown[]): ReadonlySet<string> => new Set(values.flatMap(listStrings).flatMap(listWords))

/** Share of the characters of `words` that are in `known`; 1 without words. */
const getShare = (words: readonly string[], known: ReadonlySet<string>): number => {
  const count = (list: readonly string[]) => list.reduce((sum, word) => sum + word.length, 0)
  return words.length === 0 ? 1 : count(words.filter((word) => known.has(word))) / count(words)
}

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

const NAME_FIELD = /^(company|position|institution|degree|startDate|endDate)$/
const MONTH = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|set|present|current|actual|hoy)/

/** Whether a line has a name that is in no field of its entry, such as an employer beside the position. */
const hasUnreadName = (line: string, known: ReadonlySet<string>): boolean =>
  (line.match(/\p{Lu}[\p{L}\p{N}]{2,}/gu) ?? []).some((word) => {
    const plain = normalizeText(word)
    return !known.has(plain) && !MONTH.test(plain)
  })

/** The jobs and studies that lack a name, by `section/id`, with the words of their fields. */
const listNameless = ({ content }: ReadingInput): ReadonlyMap<string, ReadonlySet<string>> => {
  const { experience = [], education = [] } = content.sections
  return new Map([
    ...experience.flatMap((job, i) =>
      job.company && job.position
        ? []
        : [[`experience/${job.id ?? i}`, toWordSet(job.company, job.position, job.location)] as const],
    ),
    ...education.flatMap((study, i) =>
      study.institution && study.degree
        ? []
        : [
            [
              `education/${study.id ?? i}`,
              toWordSet(study.institution, study.degree, study.field, study.location),
            ] as const,
          ],
    ),
  ])
}

/** The lowest confidence of the names of each entry, by `section/id`; a missing one may stand beside those that were read. */
const rateEntries = (input: ReadingInput): ReadonlyMap<string, number> => {
  const entries = new Map<string, number>()
  const nameless = listNameless(input)
  const texts = new Map(input.lines.map((line) => [line.index, line.text]))
  for (const { path, confidence, line } of input.provenance) {
    const [section, id, field] = path.split('/')
    if (!field || !NAME_FIELD.test(field)) continue
    const key = `${section}/${id}`
    const known = nameless.get(key)
    const isDoubtful = known && hasUnreadName(texts.get(line) ?? '', known)
    entries.set(key, Math.min(entries.get(key) ?? 1, isDoubtful ? DOUBTFUL : confidence))
  }
  return entries
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

const rateJobs = ({ content }: ReadingInput, texts: SectionTexts, filed: ReadonlySet<string>): number => {
  const { experience = [], projects = [], volunteer = [], education = [], certifications } = content.sections
  const words = (texts.get('experience') ?? []).flatMap(listWords)
  if (experience.length > 0) return rateSection(true, words, filed)
  if (words.length >= MIN_SECTION_WORDS && volunteer.length + projects.length === 0) return UNREAD
  return hasUnreadPeriod(texts, toWordSet(education, projects, volunteer, certifications)) ? DOUBTFUL : 1
}

const isPresent = (text: string | undefined): boolean => (text ?? '').trim() !== ''

const POSTCODE_LINE = /^(?=.*\b\d{5}\b).*\p{Lu}\p{Ll}/u
const NAME_LINE = /^\p{Lu}[\p{L}'.-]+(\s\p{Lu}[\p{L}'.-]*){1,3}$/u

/** Confidence in the fields of the header: a missing one may stand in a line that was not understood. */
const rateHeader = (
  { content }: ReadingInput,
  texts: SectionTexts,
  filed: ReadonlySet<string>,
): Record<'name' | 'title' | 'place', number> => {
  const { fullName, title, location } = content.personalInfo
  const { custom = [] } = content.sections
  const loose = custom.filter((section) => section.title.trim() === '').flatMap(({ items }) => items)
  const lines = [...(texts.get(null) ?? []).slice(0, HEADER_LINES), ...loose].filter((text) => text.length < 80)
  const isFiled = (text: string) => getShare(listWords(text), filed) > UNREAD_LINE_RATIO
  const rate = (value: string | undefined, test: (text: string) => boolean) =>
    !isPresent(value) && lines.some(test) ? DOUBTFUL : 1
  return {
    name: rate(fullName, (text) => NAME_LINE.test(text.trim()) && scoreRole(text) === 0 && !isFiled(text)),
    title: rate(title, (text) => scoreRole(text) >= 2 || scoreDegree(text) >= 2),
    place: rate(location, (text) => hasKnownPlace(text) || POSTCODE_LINE.test(text)),
  }
}

const rateSummary = ({ content }: ReadingInput, words: readonly string[]): number => {
  const { summary, custom = [] } = content.sections
  if (isPresent(summary)) return 1
  if (words.length >= MIN_SECTION_WORDS) return UNREAD
  const hasProse = custom
    .filter((section) => section.title.trim() === '')
    .some(({ items }) => items.some((text) => listWords(text).length >= MIN_SUMMARY_WORDS))
  return hasProse ? DOUBTFUL : 1
}

const rateSubjects = (input: ReadingInput): Readonly<Record<Subject, number>> => {
  const { education = [], skills } = input.content.sections
  const texts = collectSectionTexts(input)
  const under = (key: HeadingKey) => (texts.get(key) ?? []).flatMap(listWords)
  const listed = [...(skills?.technical ?? []), ...(skills?.soft ?? [])]
  const filed = toWordSet(input.content.personalInfo, { ...input.content.sections, custom: [] })
  const work = rateJobs(input, texts, filed)
  return {
    ...rateHeader(input, texts, filed),
    jobs: work,
    work,
    studies: rateSection(education.length > 0, under('education'), filed),
    skills: rateSection(listed.length > 0, under('skills'), filed),
    languages: rateSection((skills?.languages ?? []).length > 0, under('languages'), filed),
    summary: rateSummary(input, under('summary')),
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
  return {
    understood: getShare(words, filed),
    rate: (subject) => subjects[subject] * factor,
    rateEntry: (path) => entries.get(path.split('/').slice(0, 2).join('/')) ?? 1,
  }
}
