import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { isLanguageName } from '../../../parser/lexicon/language-names.ts'
import { scoreDegree, scoreRole, scoreSchool } from '../../../parser/lexicon/name-scores.ts'
import { hasKnownPlace } from '../../../parser/lexicon/places.ts'
import { getOpening } from '../../lexicon/verb-forms.ts'
import { findRangeDates } from '../date-ranges.ts'
import { toWordSet } from './page-words.ts'
import { DOUBTFUL, type ReadingInput } from './reading-input.ts'

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

/** Headings of a table, and grades: cells that were taken for names. */
const TABLE_CELL =
  /^(final )?aggregate$|^(course|degree|qualification|examination|board|university|school|college|institution|year( of passing)?|percentage|marks|grade|total|status?|remarks|experience|experiencia|titulo|institucion|ano|curso|student|estudiante|description|academics|universitarios?|estudios)s?([ /]+(course|degree|qualification|examination|board|university|school|college|institution|year|of|passing|percentage|marks|grade|remarks)s?)*$|\d ?%|\bc?gpa\b|^(with|secured) \d/
/** Honors and parts of a degree that were taken for one, or for a school. */
const DEGREE_DETAIL =
  /^(major|minor|thesis|dissertation|tesis|trabajo de grado|supervisors?|advisors?|tutor(es)?|mencion|valedictorian|salutatorian|(summa |magna )?cum laude|with (distinction|honors?)|honors?|dean s|dean’s|graduated|expected)\b/
/** A name that goes on in a line which was filed elsewhere, or that starts with the end of a period. */
const CUT_NAME = /\b(de|del|en|of|in|at|for|para|and|y)$|^\[.*\]$|^[~-] |^(actualidad|presente|present) /
/** What somebody knows: an item of a list of skills. */
const KNOWLEDGE = /^(conocimientos?|dominio|knowledge) (\S+ )?(de|en|sobre|of)\b/
const MAX_NAME_WORDS = 10
/** `Nursery of roses. Doing the work of a gardener` */
const TWO_SENTENCES = /\p{L}{5}\. \p{Lu}\p{L}+ \p{Ll}/u
/** Words of a line that tells a deed: `Registered nurse` has fewer. */
const MIN_DEED_WORDS = 5

/** Whether a text tells what was done: `Trained 12 waiters in a hotel`. */
export const isDeed = (text: string): boolean =>
  text.trim().split(/\s+/).length >= MIN_DEED_WORDS && getOpening(text, 'en')?.form === 'past'

/** Whether a text can hardly be the name that its field says. */
const isUnlikelyName = (text: string): boolean => {
  const plain = normalizeText(text).trim()
  return (
    isDeed(text) ||
    TWO_SENTENCES.test(text) ||
    TABLE_CELL.test(plain) ||
    isLanguageName(text) ||
    CUT_NAME.test(plain) ||
    KNOWLEDGE.test(plain) ||
    plain.split(/\s+/).length > MAX_NAME_WORDS
  )
}

/** A town in place of an employer. */
const isPlaceAlone = (text: string): boolean =>
  hasKnownPlace(text) && text.trim().split(/\s+/).length <= 2 && scoreSchool(text) === 0

/** A post at an employer in place of a degree at a school. */
const isPost = ({ degree, institution }: { degree: string; institution: string }): boolean =>
  scoreRole(degree) >= 2 && scoreDegree(degree) === 0 && institution !== '' && scoreSchool(institution) === 0

/** Tools in place of a degree: `React, Flutter`. */
const isToolList = (degree: string): boolean => TOOL_LIST.test(degree.trim()) && scoreDegree(degree) === 0
const TOOL_LIST =
  /^[^\s,]{1,20}(?: [^\s,]{1,20})?(?:, [^\s,]{1,20}(?: [^\s,]{1,20})?)+$|^(?:certificad[oa]s?|certificates?)$/iu

const isPlaceName = (text: string): boolean => hasKnownPlace(text) && scoreDegree(text) === 0

/** The jobs and studies of which a name can hardly be one, by `section/id`. */
export const listUnlikely = ({ content }: ReadingInput): ReadonlySet<string> => {
  const { experience = [], education = [] } = content.sections
  const companies = new Set(experience.map(({ company }) => company))
  const isBoth = (name: string) => name !== '' && companies.has(name) && experience.some((job) => job.position === name)
  return new Set([
    ...experience.flatMap((job, i) =>
      [job.company, job.position].some((name) => isUnlikelyName(name) || isBoth(name)) ||
      isPlaceAlone(job.company) ||
      `${job.company}${job.position}`.trim() === ''
        ? [`experience/${job.id ?? i}`]
        : [],
    ),
    ...education.flatMap((study, i) =>
      [study.institution, study.degree].some(
        (name) => isUnlikelyName(name) || DEGREE_DETAIL.test(normalizeText(name)),
      ) ||
      isPlaceName(study.degree) ||
      isToolList(study.degree) ||
      isPost(study)
        ? [`education/${study.id ?? i}`]
        : [],
    ),
  ])
}

/** Lines below the names of an entry in which its dates are looked for. */
const DATE_LINES = 5
const DATE_BESIDE =
  /\b(?:19|20)\d{2}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2}\b|\b(?:Ene|Jan|Feb|Mar|Abr|Apr|May|Jun|Jul|Ago|Aug|Sep|Oct|Nov|Dic|Dec)[a-z]*\.? '?\d{2}\b/g

/** The end of a period that still lasts, on a line of its own or at the end of one. */
const PRESENT_ALONE = /(?:^|[-–—])\s?(?:currently|present|today|actual(?:idad|mente)?|presente|hoy)\W*$/i

const listTexts = (from: number, to: number, texts: ReadonlyMap<number, string>): readonly string[] =>
  Array.from({ length: Math.max(1, to - from) }, (_, i) => texts.get(from + i) ?? '')

/** Whether an entry without dates, or with a start alone, has another year on its own lines or just below them. */
const hasUnreadDate = (from: number, to: number, texts: ReadonlyMap<number, string>, read: string): boolean =>
  listTexts(from, to, texts).some((text) =>
    [...(text.match(DATE_BESIDE) ?? []), ...(text.match(PRESENT_ALONE) ?? [])].some((year) => year !== read),
  )

/** The year that was read of entries without any date (none) and of jobs without end, by `section/id`. */
const listUndated = ({ content }: ReadingInput): ReadonlyMap<string, string> => {
  const { experience = [], education = [] } = content.sections
  return new Map([
    ...experience.flatMap(({ id, startDate = '', endDate, current }, i) =>
      endDate || current ? [] : [[`experience/${id ?? i}`, startDate.slice(0, 4)] as const],
    ),
    ...education.flatMap(({ id, startDate, endDate }, i) =>
      startDate || endDate ? [] : [[`education/${id ?? i}`, ''] as const],
    ),
  ])
}

/** The studies without dates whose description has a year, and the jobs whose has a period, by `section/id`. */
const listDatesInText = ({ content }: ReadingInput): ReadonlySet<string> => {
  const { experience = [], education = [] } = content.sections
  return new Set([
    ...education.flatMap(({ id, startDate, endDate, description = '' }, i) =>
      !startDate && !endDate && description.match(DATE_BESIDE) ? [`education/${id ?? i}`] : [],
    ),
    ...experience.flatMap(({ id, startDate, endDate, description }, i) =>
      !startDate && !endDate && findRangeDates([{ text: description }]).length > 0 ? [`experience/${id ?? i}`] : [],
    ),
  ])
}

/** The years of entries that end before they start, by `section/id`. */
const listReversed = ({ content }: ReadingInput): ReadonlyMap<string, readonly string[]> => {
  const { experience = [], education = [], volunteer = [], projects = [] } = content.sections
  return new Map(
    Object.entries({ experience, education, volunteer, projects }).flatMap(([section, entries]) =>
      entries.flatMap(({ id, startDate, endDate }, i) =>
        startDate && endDate && endDate < startDate
          ? [[`${section}/${id ?? i}`, [startDate.slice(0, 4), endDate.slice(0, 4)]] as const]
          : [],
      ),
    ),
  )
}

interface EntryFields {
  readonly lines: readonly number[]
  readonly confidence: number
}

/** The lines and the lowest confidence of the names and dates of each entry, by `section/id`. */
const groupByEntry = ({ provenance }: ReadingInput): ReadonlyMap<string, EntryFields> => {
  const groups = new Map<string, EntryFields>()
  for (const { path, confidence, line } of provenance) {
    const [section, id, field] = path.split('/')
    if (!field || !NAME_FIELD.test(field)) continue
    const key = `${section}/${id}`
    const known = groups.get(key) ?? { lines: [], confidence: 1 }
    groups.set(key, { lines: [...known.lines, line], confidence: Math.min(known.confidence, confidence) })
  }
  return groups
}

/**
 * The confidence in the names and dates of each entry: a missing one may stand beside those that were read. `unlikely`
 * are the entries of which a name can hardly be one.
 */
export const rateEntries = (input: ReadingInput, unlikely: ReadonlySet<string>): ReadonlyMap<string, number> => {
  const nameless = listNameless(input)
  const undated = listUndated(input)
  const datedInText = listDatesInText(input)
  const reversed = listReversed(input)
  const texts = new Map(input.lines.map((line) => [line.index, line.text]))
  const groups = groupByEntry(input)
  const starts = [...groups.values()].map(({ lines }) => Math.min(...lines)).sort((a, b) => a - b)
  // An entry without names has no lines.
  const unnamed = [...unlikely].filter((key) => !groups.has(key)).map((key) => [key, DOUBTFUL] as const)
  return new Map([
    ...unnamed,
    ...[...groups].map(([key, { lines, confidence }]) => {
      const from = Math.min(...lines)
      const to = Math.min(from + DATE_LINES, starts.find((start) => start > from) ?? Number.POSITIVE_INFINITY)
      const known = nameless.get(key)
      const isDoubtful =
        unlikely.has(key) ||
        datedInText.has(key) ||
        // Two dates of different lines may have been read in the wrong order.
        !listTexts(from, to, texts).some((text) => (reversed.get(key) ?? []).every((year) => text.includes(year))) ||
        (known && lines.some((line) => hasUnreadName(texts.get(line) ?? '', known))) ||
        (undated.has(key) && hasUnreadDate(from, to, texts, undated.get(key) ?? ''))
      return [key, isDoubtful ? DOUBTFUL : confidence] as const
    }),
  ])
}
