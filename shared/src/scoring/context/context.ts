import type { Language } from '../../languages.ts'
import type { ExtractedDocument, ExtractedLine } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/content.ts'
import type { Match } from '../job-match/match.ts'
import { type HeadingKey, headingKey } from '../lexicon/headings.ts'
import type { Evidence } from '../results.ts'
import { boundedContent, boundedRead } from './bounds.ts'
import { monthOfInstant } from './clock.ts'
import { type Hidden, hiddenOf, seenText, withoutHidden } from './hidden.ts'
import { languageOf } from './language.ts'
import { orderLines, restOf, withoutOrderHazards, withoutOrderText } from './orders.ts'
import { placer, type Quoted } from './place.ts'
import { withoutPlaceholders } from './placeholders.ts'
import { monthsWorked, type Stages, stagesOf } from './roles.ts'
import { type SeenDate, seenDates } from './seen-dates.ts'
import { type Skill, skillsOf } from './skills.ts'
import { type Statement, statementsOf, withLineStarts } from './statements.ts'
import { fold, plainWordCount } from './text.ts'

export interface Heading {
  /** Index into `lines`. */
  readonly line: number
  readonly text: string
  readonly key: HeadingKey
}

/** A line that can be seen; `index` is its place in `read.lines`. */
export interface SeenLine extends ExtractedLine {
  readonly index: number
}

/** Everything a rule may look at. Hidden text is left out of all but `read` and `hidden`. */
export interface Context {
  readonly read: ExtractedDocument
  readonly content: ResumeContent
  /** The language the CV is written in. */
  readonly language: Language
  /** Months since year 0 of the run. */
  readonly thisMonth: number
  readonly lines: readonly SeenLine[]
  readonly text: string
  readonly folded: string
  readonly statements: readonly Statement[]
  readonly stages: Stages
  readonly monthsWorked: number
  readonly skills: readonly Skill[]
  readonly headings: readonly Heading[]
  readonly dates: readonly SeenDate[]
  readonly hidden: Hidden
  /** Indexes into `read.lines` of lines that speak to a machine; they are left out of all else too. */
  readonly machine: ReadonlySet<number>
  /** Words of the summary and the statements, figures not counted. */
  readonly proseWords: number
  readonly match: Match | undefined
  /** A quote as evidence. `path` names its field, when it has one. */
  readonly place: (quote: string, path?: string) => Quoted
  /** Where a quote stands. */
  readonly locate: (quoted: Quoted) => Evidence
}

export interface ContextInput {
  readonly read: ExtractedDocument
  readonly content: ResumeContent
  readonly language: Language
  readonly now: number
}

const headingsOf = (lines: readonly SeenLine[]): Heading[] =>
  lines.flatMap((line, i) => {
    const key = headingKey(line.text)
    return key ? [{ line: i, text: line.text, key }] : []
  })

/** Prepares a document for the rules: what can be seen, said, and when. Pure; the same input gives the same context. */
export const contextOf = (input: ContextInput, matchOf?: (context: Omit<Context, 'match'>) => Match): Context => {
  const bounded = boundedRead(input.read)
  const hidden = hiddenOf(bounded)
  const machine = orderLines(bounded, hidden)
  const read = withoutOrderHazards(bounded, machine)
  const content = withoutPlaceholders(
    withoutHidden(withoutOrderText(boundedContent(input.content), read, machine), read, hidden),
  )
  const lines = read.lines.flatMap((line, index) => {
    if (hidden.lines.has(index)) return []
    const seen = seenText(line.text, hidden.parts.get(index))
    const text = machine.has(index) ? restOf(seen) : seen
    return machine.has(index) && text === '' ? [] : [{ ...line, text, index }]
  })
  const text = lines.map((line) => line.text).join('\n')
  const statements = withLineStarts(statementsOf(content), lines)
  const thisMonth = monthOfInstant(input.now)
  const stages = stagesOf(content, thisMonth)
  const context = {
    read,
    content,
    language: read.language ?? languageOf(text) ?? input.language,
    thisMonth,
    lines,
    text,
    folded: fold(text),
    statements,
    stages,
    monthsWorked: monthsWorked(stages.jobs),
    skills: skillsOf(content.sections.skills ?? { technical: [], soft: [] }, statements),
    headings: headingsOf(lines),
    dates: seenDates(lines),
    hidden,
    machine,
    proseWords: plainWordCount(`${content.sections.summary ?? ''} ${statements.map((s) => s.text).join(' ')}`),
    place: (quote: string, path?: string): Quoted => ({ find: quote, ...(path && { path }) }),
    locate: placer(lines),
  }
  return { ...context, match: matchOf?.(context) }
}
