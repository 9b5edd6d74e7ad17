import { isDated } from '../fields/dates/dated-lines.ts'
import { EMAIL, findLinks, findPhone } from '../fields/header/contact-patterns.ts'
import { fold } from '../lexicon/fold.ts'
import type { SectionKind } from '../lexicon/heading-words.ts'
import { headingKind } from '../lexicon/headings.ts'
import { startsWithLanguage } from '../lexicon/language-names.ts'
import { scoreDegree, scoreRole, scoreSchool } from '../lexicon/name-scores.ts'
import { isSentence } from '../lines/is-sentence.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import { holdsCourses, holdsProjects, mayHoldEntries } from './entry-signs.ts'
import { type ScoredKind, scoreKinds } from './score-kinds.ts'
import { isWorkOrStudies, scoreMismatch } from './score-wording.ts'
import type { Section } from './section.ts'
import { isToolList, splitItems } from './tool-lists.ts'

/** Mean number of words of a skill. */
const MAX_SKILL_WORDS = 4

/**
 * Sections with unknown headings (`Mi recorrido`, `Toolbox`) get the kind of their content, where no section with a
 * known heading has that kind.
 */
export const classifySections = (sections: readonly Section[]): Section[] => {
  const known = new Set(sections.filter((section) => !isUnknown(section)).map(({ kind }) => kind))
  const assigned = new Set<SectionKind>()
  return sections.map((section) => {
    if (section.kind === 'projects' && isLinkList(section)) return { ...section, kind: 'contact' }
    if (
      (section.kind === 'summary' && isBulletList(section.lines)) ||
      (isUnknown(section) && (isLabelledList(section.lines) || isToolList(section.lines)))
    )
      return { ...section, kind: 'skills' }
    if (isListOfQualities(section)) return { ...section, kind: 'skills' }
    if (section.kind === 'experience' && holdsProjects(section.title, section.lines))
      return { ...section, kind: 'projects' }
    if (section.kind === 'education' && holdsCourses(section.lines) && sections.some(isWithoutCourses))
      return { ...section, kind: 'courses' }
    if (section.kind === 'courses' && !sections.some(({ kind }) => kind === 'education') && holdsStudies(section.lines))
      return { ...section, kind: 'education' }
    if (section.kind === 'education' && isAboutPerson(section.lines)) return { ...section, kind: 'summary' }
    if (isSkillsHeading(section) && isList(section.lines)) return { ...section, kind: 'skills' }
    const kind = isUnknown(section)
      ? detectUnknownKind(section.lines, known, assigned)
      : section.kind === 'other'
        ? detectJobs(section.lines)
        : section.kind === 'summary'
          ? detectJobsBelowText(section)
          : detectOtherKind(section, sections)
    if (!kind) return section
    assigned.add(kind)
    return { ...section, kind }
  })
}

/** Another section of studies, for one that holds courses. */
const isWithoutCourses = ({ kind, lines }: Section): boolean => kind === 'education' && !holdsCourses(lines)

/** Whether lines fit studies clearly better than courses: `Studies and e-learning`. */
const holdsStudies = (lines: readonly ParsedLine[]): boolean => {
  const scores = scoreKinds(lines)
  return (scores.get('education') ?? 0) >= (scores.get('courses') ?? 0) + MIN_KIND_MARGIN
}

/** The kind of a section by its content: one that no other section has, or one that the content speaks for clearly. */
const detectUnknownKind = (
  lines: readonly ParsedLine[],
  known: ReadonlySet<string>,
  assigned: ReadonlySet<SectionKind>,
): SectionKind | undefined => {
  const kind = detectKind(lines)
  const isPossible = (found: SectionKind | undefined) =>
    mayHoldEntries(lines, found) && (found !== 'experience' || !isUndatedList(lines))
  if (kind && !known.has(kind) && (!assigned.has(kind) || kind === 'experience') && isPossible(kind)) return kind
  const [best, score, next] = rankKinds(lines)
  return best &&
    score >= MIN_KIND_SCORE &&
    score >= next + MIN_KIND_MARGIN &&
    REPEATED_KINDS.has(best) &&
    (best !== 'skills' || lines.length >= MIN_FURTHER_SKILLS) &&
    isPossible(best)
    ? best
    : undefined
}

/** Items without dates, below words that name no work: what somebody is like or did, no jobs. */
const isUndatedList = (lines: readonly ParsedLine[]): boolean => {
  const [first] = lines
  return first?.bullet === true && lines.every(({ bullet, dates, x }) => !dates && (bullet || x > first.x))
}

/** Jobs below `Otros`. */
const detectJobs = (lines: readonly ParsedLine[]): SectionKind | undefined => {
  const dated = lines.filter((line) => line.dates?.isRange && isDated(line))
  const isWork = dated.length >= 2 && detectEntryKind(lines) === 'experience'
  return isWork && (scoreKinds(lines).get('experience') ?? 0) > 0 ? 'experience' : undefined
}

/** Jobs below `Resumen profesional`. */
const detectJobsBelowText = ({ lines }: Section): SectionKind | undefined => {
  const dated = lines.filter(isDated)
  if (dated.length < 2 || detectEntryKind(lines) !== 'experience') return undefined
  const scores = scoreKinds(lines)
  return (scores.get('experience') ?? 0) >= (scores.get('summary') ?? 0) + MIN_TEXT_MARGIN ? 'experience' : undefined
}

/** Kinds that several sections may have. */
const REPEATED_KINDS: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'languages', 'skills'])
/** Fewer lines of items may be the names of links, or levels. */
const MIN_FURTHER_SKILLS = 4
/** Logarithms of odds for a kind, and against the next one. */
const MIN_KIND_SCORE = 1
const MIN_KIND_MARGIN = 0.7
const MIN_TEXT_MARGIN = 3

/** Studies or jobs that the heading's words name wrongly or not clearly, such as jobs below `Formación laboral`. */
const detectOtherKind = ({ kind, title, lines }: Section, sections: readonly Section[]): SectionKind | undefined => {
  if (!MISNAMED_KINDS.has(kind) || (headingKind(title) !== undefined && !isWorkOrStudies(title))) return undefined
  if (headingKind(title) === 'experience' && sections.some(isStudies)) return undefined
  if (kind === 'experience' && isListOfWorks(title, lines) && sections.some(isWork)) return 'other'
  const scores = scoreKinds(lines)
  const score = (other: ScoredKind) => (scores.get(other) ?? 0) - scoreMismatch(title, other)
  const other = kind === 'experience' ? 'education' : 'experience'
  const isBetter = score(other) >= score(kind === 'experience' ? 'experience' : 'education') + MIN_KIND_MARGIN
  return isBetter ? (TEACHING.test(title) ? 'other' : other) : undefined
}

/** Courses that somebody held name schools but are no studies. */
const TEACHING = /\b(?:teaching|docen)/i

/** More single dates than these without roles and ranges are a list. */
const MIN_WORKS = 4

/** `Field experience` over expeditions with their years. */
const isListOfWorks = (title: string, lines: readonly ParsedLine[]): boolean =>
  headingKind(title) === undefined &&
  /\bexperienc(?:es?|ias?)\b/.test(fold(title)) &&
  lines.filter(({ dates }) => dates).length >= MIN_WORKS &&
  !mayHoldEntries(lines, 'experience')

/** A section of jobs that has an exactly known heading. */
const isWork = ({ kind, title }: Section): boolean => kind === 'experience' && headingKind(title) === 'experience'

/** A section of studies whose heading names no work: `Experiencia académica` beside it holds posts. */
const isStudies = (section: Section): boolean =>
  !isWorkOrStudies(section.title) &&
  (isUnknown(section) ? rankKinds(section.lines)[0] === 'education' : section.kind === 'education')

const MISNAMED_KINDS: ReadonlySet<Section['kind']> = new Set(['experience', 'education'])

/** The best kind with its score, and the score of the next. */
const rankKinds = (lines: readonly ParsedLine[]): [SectionKind | undefined, number, number] => {
  const [best, next] = [...scoreKinds(lines)].toSorted((a, b) => b[1] - a[1])
  return [best?.[0], best?.[1] ?? 0, next?.[1] ?? 0]
}

/** `Habilidades y experiencia` over text without dates. */
const isSkillsHeading = ({ kind, title, lines }: Section): boolean =>
  kind === 'experience' &&
  title.split(/\s(?:y|&|and|\+)\s|\s?\/\s?/i).some((half) => headingKind(half) === 'skills') &&
  !lines.some(({ dates }) => dates !== undefined)

/** `Portfolio` over nothing but an address and a place. */
const isLinkList = ({ title, lines }: Section): boolean =>
  /^(?:mi )?port[af]/i.test(title) &&
  lines.length > 0 &&
  lines.length <= 3 &&
  lines.some(({ text }) => findLinks(text).length > 0) &&
  lines.every(({ text }) => text.split(' ').length <= 4)

/** `Summary of Qualifications` over short items. */
const isBulletList = (lines: readonly ParsedLine[]): boolean => {
  const items = lines.filter(({ bullet }) => bullet)
  const short = items.filter(({ body }) => body.split(' ').length <= MAX_SKILL_WORDS && !/[.!]$/.test(body))
  return items.length >= 4 && items.length >= lines.length - 1 && short.length === items.length
}

/** A longer item tells what somebody did. */
const MAX_QUALITY_WORDS = 12
const MIN_QUALITIES = 3

/** `Other qualifications` over short items without dates, none of which names studies. */
const isListOfQualities = ({ kind, title, lines }: Section): boolean =>
  (kind === 'education' || kind === 'summary') &&
  /\bqualifications?\b/.test(fold(title)) &&
  lines.filter(({ bullet }) => bullet).length >= MIN_QUALITIES &&
  lines.every(
    ({ body, bullet, dates }) =>
      bullet &&
      !dates &&
      !/[.!]$/.test(body) &&
      body.split(' ').length <= MAX_QUALITY_WORDS &&
      Math.max(scoreDegree(body), scoreSchool(body)) < 1.5,
  )

/** `Front-end: HTML · CSS · React`: most lines are labels with lists, and one label is a known heading of skills. */
const isLabelledList = (lines: readonly ParsedLine[]): boolean => {
  const labels = lines.flatMap(({ body }) => /^(\p{Lu}[\p{L} /-]{2,40}):\s+\S.*[·,|;]/u.exec(body)?.[1] ?? [])
  return (
    labels.length * 2 > lines.length && labels.length >= 2 && labels.some((label) => headingKind(label) === 'skills')
  )
}

const isUnknown = ({ kind, title }: Section): boolean => kind === 'other' && headingKind(title) === undefined

const detectKind = (lines: readonly ParsedLine[]): SectionKind | undefined => {
  if (lines.length === 0) return undefined
  if (lines.some((line) => line.dates?.isRange || isDated(line))) return detectEntryKind(lines)
  if (lines.some(({ text }) => EMAIL.test(text))) return 'contact'
  if (lines.some(({ text }) => findPhone(text))) return undefined
  if (lines.filter((line) => startsWithLanguage(line.body)).length * 2 > lines.length) return 'languages'
  if (lines.every((line) => !line.bullet) && isProse(lines)) return 'summary'
  return isList(lines) ? 'skills' : undefined
}

const detectEntryKind = (lines: readonly ParsedLine[]): SectionKind | undefined => {
  const names = lines.filter((line) => !line.bullet && !isSentence(line.text))
  const role = sum(names.map(({ body }) => scoreRole(body)))
  const school = sum(names.map(({ body }) => scoreDegree(body) + scoreSchool(body)))
  if (role === school) return undefined
  return role > school ? 'experience' : 'education'
}

const isProse = (lines: readonly ParsedLine[]): boolean =>
  lines.length <= 8 && /[.!]$/.test(lines.at(-1)?.text ?? '') && lines.some(({ text }) => text.split(' ').length >= 8)

/** Whether lines are a paragraph in which the person speaks, without dates: below a heading that a template repeats. */
const isAboutPerson = (lines: readonly ParsedLine[]): boolean =>
  /^(?:Soy|Me|Tengo|Mi|I|I['’]m|My)\s/u.test(lines[0]?.text ?? '') &&
  lines.every((line) => !line.bullet && !line.dates) &&
  isProse(lines)

const isList = (lines: readonly ParsedLine[]): boolean => {
  const items = splitItems(lines)
  return items.length >= 3 && sum(items.map((item) => item.split(' ').length)) / items.length <= MAX_SKILL_WORDS
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
