import type { Country } from '../../countries.ts'
import type { Language } from '../../languages.ts'
import type { ExtractedDocument } from '../../parser/extracted-document.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'
import type { Provenance } from '../../parser/parsed-resume.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { selectCountry } from '../country/guess-country.ts'
import { matchStandardHeading } from '../lexicon/headings.ts'
import type { Evidence, ResumeCountry } from '../results.ts'
import type { Subject } from '../subject.ts'
import { findAppendedPages } from './appended-pages.ts'
import { findLinkedEmail, findPhone } from './contact.ts'
import { findRangeDates, type RangeDate } from './date-ranges.ts'
import { createAdLineTest, removeCopiedAds } from './input/copied-ad.ts'
import { detectHiddenText, type HiddenText, removeHiddenPart, removeHiddenText } from './input/hidden-text.ts'
import {
  findInjectedLines,
  removeInjectedText,
  removeInjection,
  removeInjectionWarnings,
} from './input/injected-text.ts'
import { removeTemplateText } from './input/template-text.ts'
import { truncateContent, truncateExtraction } from './input/truncate-input.ts'
import { detectProseLanguage } from './language.ts'
import { createEvidenceLocator, type PendingEvidence } from './locate-evidence.ts'
import { toMonthIndex } from './month-index.ts'
import type { Heading, VisibleLine } from './page-lines.ts'
import { countMonthsWorked, findOpenYears, listPeriods, type Periods } from './periods.ts'
import { measureReading, type Reading } from './reading/reading.ts'
import { listSkills, type Skill } from './skills.ts'
import { countProseWords } from './text.ts'
import { listRunIns } from './work-text/run-ins.ts'
import { extractStatements, markLineStarts, type Statement } from './work-text/statements.ts'
import { measureSubstance, type StatementSubstance } from './work-text/work-substance.ts'

export type { Heading, VisibleLine } from './page-lines.ts'

/** What rules measure. Hidden text and prompt injections are only in `extracted`, `hiddenText` and `injectedLines`. */
export interface Context {
  readonly extracted: ExtractedDocument
  readonly content: ResumeContent
  /** The language the resume is written in. */
  readonly language: Language
  /** Whose customs the resume is judged by; never by its language. */
  readonly country: ResumeCountry
  /** The month of the run, in months since year 0. */
  readonly thisMonth: number
  readonly lines: readonly VisibleLine[]
  /** The visible lines, joined by line breaks. */
  readonly text: string
  /** `text` after `normalizeText`. */
  readonly normalizedText: string
  readonly statements: readonly Statement[]
  /** What each of `statements` tells, in their order. */
  readonly substance: readonly StatementSubstance[]
  /** Those of `statements` that tell something: empty, generic and repeated lines change no share. */
  readonly told: readonly Statement[]
  readonly periods: Periods
  readonly monthsWorked: number
  readonly skills: readonly Skill[]
  readonly headings: readonly Heading[]
  /** Numbers of the pages with appended certificates. */
  readonly appendedPages: ReadonlySet<number>
  /** Starts of texts that go on after a name in another font, as `toLinePrefix` writes them. */
  readonly runIns: ReadonlySet<string>
  readonly rangeDates: readonly RangeDate[]
  /** How well the resume was read. */
  readonly reading: Reading
  readonly hiddenText: HiddenText
  /** Indexes into `extracted.lines` of the lines with a prompt injection. */
  readonly injectedLines: ReadonlySet<number>
  /** Words of the summary and of the statements that tell something, numbers not counted. */
  readonly proseWords: number
  /** Evidence for a text of the resume; `path` names its field in the flat shape. */
  readonly quote: (text: string, path?: string) => PendingEvidence
  /** Finds the page and line of pending evidence. */
  readonly locateEvidence: (pending: PendingEvidence) => Evidence
}

export interface ContextInput {
  readonly extracted: ExtractedDocument
  /** What was parsed from `extracted`. */
  readonly content: ResumeContent
  /** The lines that the fields came from, with the parser's confidence; without them every field counts as certain. */
  readonly provenance?: readonly Provenance[] | undefined
  /** The parts that a person has confirmed or corrected: they count as certain. */
  readonly checked?: readonly Subject[] | undefined
  /** Used when the language of the text cannot be detected. */
  readonly language: Language
  /** Undefined to guess it from telephone and place. */
  readonly country?: Country | undefined
  /** UTC ms. */
  readonly now: number
}

const findHeadings = (lines: readonly VisibleLine[]): Heading[] =>
  lines.flatMap((line, i) => {
    const key = matchStandardHeading(line.text)
    return key ? [{ line: i, text: line.text, key }] : []
  })

/** The professional title and the positions of the jobs and posts. */
const listPositions = ({ personalInfo, sections }: ResumeContent): string[] => [
  personalInfo.title,
  ...(sections.experience ?? []).map((e) => e.position),
  ...(sections.volunteer ?? []).map((v) => v.role),
]

/** Prepares a document for the rules. Pure: the same input gives the same context. */
export const createContext = (input: ContextInput): Context => {
  const truncated = truncateExtraction(input.extracted)
  const hiddenText = detectHiddenText(truncated)
  const injectedLines = findInjectedLines(truncated, hiddenText)
  const extracted = removeInjectionWarnings(truncated, injectedLines)
  const { content, removed } = removeCopiedAds(
    removeTemplateText(
      removeHiddenText(
        removeInjectedText(truncateContent(input.content), extracted, injectedLines),
        extracted,
        hiddenText,
      ),
    ),
  )
  const isAdLine = createAdLineTest(removed)
  const lines = extracted.lines.flatMap((line, index) => {
    if (hiddenText.lines.has(index)) return []
    const visible = removeHiddenPart(line.text, hiddenText.parts.get(index))
    const text = injectedLines.has(index) ? removeInjection(visible) : visible
    return (injectedLines.has(index) && text === '') || isAdLine(text) ? [] : [{ ...line, text, index }]
  })
  const text = lines.map((line) => line.text).join('\n')
  const statements = markLineStarts(extractStatements(content), lines)
  const substance = measureSubstance(statements, listPositions(content))
  const told = substance.filter(({ value }) => value > 0).map(({ statement }) => statement)
  const thisMonth = toMonthIndex(input.now)
  const headings = findHeadings(lines)
  const periods = listPeriods(content, thisMonth, findOpenYears(lines))
  return {
    extracted,
    content,
    language: extracted.language ?? detectProseLanguage(text) ?? input.language,
    country: selectCountry(
      input.country,
      findPhone({ content, text }),
      content.personalInfo.location ?? '',
      content.sections.experience?.[0]?.location,
    ),
    thisMonth,
    lines,
    text,
    normalizedText: normalizeText(text),
    statements,
    substance,
    told,
    periods,
    monthsWorked: countMonthsWorked(periods.jobs),
    skills: listSkills(content.sections.skills ?? { technical: [], soft: [] }, statements),
    headings,
    appendedPages: findAppendedPages(lines, headings),
    runIns: listRunIns(lines),
    reading: measureReading({
      content,
      lines,
      headings,
      statements,
      provenance: input.provenance ?? [],
      checked: input.checked ?? [],
      warnings: extracted.hazards,
      hasDrawnText: findLinkedEmail(text, extracted) !== '',
    }),
    rangeDates: findRangeDates(lines),
    hiddenText,
    injectedLines,
    proseWords: countProseWords(content.sections.summary, told),
    quote: (text: string, path?: string): PendingEvidence => ({ find: text, ...(path && { path }) }),
    locateEvidence: createEvidenceLocator(lines, headings),
  }
}
