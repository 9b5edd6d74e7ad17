import { getValueAt } from '#shared/resume/edits/changes.ts'
import { stripMarks } from '#shared/resume/prose/marks.ts'
import { getProseTarget, listLines } from '#shared/resume/prose/prose-lines.ts'
import type { CvDate } from '#shared/resume/schema/dates.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { resolveDocumentPath } from '#shared/resume/schema/resolve-path.ts'
import type { RuleCode } from '#shared/scoring/rules/index.ts'
import type { FieldTarget } from '../form/focus-field.ts'
import type { FindingPlace } from '../score/draft-score.ts'
import { collectTexts } from './suggestions.ts'

/** The field in which a finding is fixed, and where in it the caret goes. */
export interface FixTarget {
  readonly path: readonly string[]
  readonly target?: FieldTarget
}

/** Fixed in the lines of a job, whatever the evidence is: a skill without a line, a job with too few. */
const LINE_RULES: ReadonlySet<string> = new Set([
  'experience-present',
  'work-substance',
  'bullets-enough',
  'bullets-quantified',
  'bullets-action',
  'skills-used',
  'specific-terms',
  'word-count',
  'list-form',
] satisfies RuleCode[])

const PROSE_STEPS: ReadonlySet<string> = new Set(['description', 'achievements', 'items', 'summary'])
const MIN_QUOTE_CHARS = 3

/** Where the caret stands after the last letter. */
const END: FieldTarget = { letters: Number.MAX_SAFE_INTEGER, isWordStart: false }

/** The end of the last line of a job: the one of the path, else the first that is shown. */
const getLastLine = (document: ResumeDocument, [list, id]: readonly string[]): FixTarget | null => {
  const shown = document.experience.filter(({ hidden }) => !hidden)
  const job = (list === 'experience' ? shown.find((one) => one.id === id) : undefined) ?? shown[0]
  const target = job && getProseTarget('experience', job.id)
  if (!target?.bullets || !target.description) return null
  const last = listLines(document, target, document.language).at(-1)
  return { path: last?.id.startsWith('line-') ? target.description : target.bullets, target: END }
}

const DATE_FIELDS = ['startDate', 'endDate'] as const

/** The first date of a year alone: beside dates with a month it is the one in another form. */
const getYearField = (document: ResumeDocument): FixTarget | null => {
  for (const list of ['experience', 'education', 'volunteer', 'projects'] as const)
    for (const entry of document[list])
      for (const field of DATE_FIELDS) {
        const date: CvDate | null = entry[field]
        if (!entry.hidden && date && /^\d{4}$/.test(date.value)) return { path: [list, entry.id, field] }
      }
  return null
}

/** The field that holds a quoted line, or most of the fields of which it is made. */
const locateQuote = (document: ResumeDocument, quote: string): FixTarget | null => {
  const wanted = quote.replace(/…$/, '').toLowerCase()
  if (wanted.length < MIN_QUOTE_CHARS) return null
  const { id: _, styling: __, ...parts } = document
  const texts = Object.entries(parts).flatMap(([key, value]) => collectTexts(value, [key]))
  const whole = texts.find(({ text }) => stripMarks(text).toLowerCase().includes(wanted))
  if (whole) return { path: whole.path, target: { quote } }
  const [longest] = texts
    .filter(
      ({ path, text }) => path.at(-1) !== 'id' && text.length >= MIN_QUOTE_CHARS && wanted.includes(text.toLowerCase()),
    )
    .sort((a, b) => b.text.length - a.text.length)
  return longest ? { path: longest.path } : null
}

/** Whether a quote is a text of the prose at a path, and not the name of what the prose belongs to. */
const isLine = (document: ResumeDocument, path: readonly string[], quote: string): boolean =>
  path.some((step) => PROSE_STEPS.has(step)) &&
  collectTexts(getValueAt(document, path), path).some(({ text }) => stripMarks(text).includes(quote.replace(/…$/, '')))

/** The exact field in which a finding is fixed; null for what stands in no field, such as margins. */
export const getFixTarget = (document: ResumeDocument, rule: string, place: FindingPlace): FixTarget | null => {
  const path = place.path === null ? null : resolveDocumentPath(document, place.path)
  if (LINE_RULES.has(rule) && !(path && isLine(document, path, place.quote))) return getLastLine(document, path ?? [])
  if (path) return { path, target: place.quote === '' ? END : { quote: place.quote } }
  return (rule === 'dates-one-format' ? getYearField(document) : null) ?? locateQuote(document, place.quote)
}
