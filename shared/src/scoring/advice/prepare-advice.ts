import type { Language } from '../../languages.ts'
import { findRuleMessages } from '../../messages/messages.ts'
import type { ExtractedDocument } from '../../parser/extracted-document.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'
import type { AnalysisLevel } from '../../plans.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { detectHiddenText, removeHiddenPart } from '../context/input/hidden-text.ts'
import { truncateExtraction } from '../context/input/truncate-input.ts'
import { isGained, lostPoints } from '../ledger-points.ts'
import { matchStandardHeading } from '../lexicon/headings.ts'
import { createRedactor } from '../redact.ts'
import type { Analysis } from '../results.ts'
import { withCountry } from '../with-country.ts'
import { findInjectionLines, isPromptInjection } from './prompt-injection.ts'

/** Limit of the resume text in a prompt: about 6,000 tokens. */
export const MAX_SENT_CHARS = 24_000
const MAX_LINE_CHARS = 600
/** Findings of a basic analysis. */
const MAX_BASIC_FINDINGS = 14
const MAX_REQUIREMENTS = 40

export interface AdviceRequest {
  /** The resume without personal data, hidden text, references and prompt injections; at most `MAX_SENT_CHARS`. */
  readonly text: string
  /** Redacted sentences of the rules that lost points, the largest loss first; for `basic` the first 14. */
  readonly findings: readonly string[]
  /** What the job ad asks for and the resume does not show, as the ad writes it; none for `basic`. */
  readonly requirements: readonly string[]
  readonly level: AnalysisLevel
  /** Language of the advice. */
  readonly language: Language
}

export interface PreparedAdvice {
  readonly request: AdviceRequest
  /** Placeholder → value. Never sent. */
  readonly values: ReadonlyMap<string, string>
  /** The same lines before redaction: each piece of advice has to quote one. */
  readonly source: string
}

interface PrepareInput {
  readonly extracted: ExtractedDocument
  readonly content: ResumeContent
  readonly analysis: Analysis
  readonly language: Language
  readonly level?: AnalysisLevel
}

/** The requirements of the job ad to advise on. The ad is text of somebody else: what addresses a machine is left out. */
const listRequirements = ({ match }: Analysis, redact: (text: string) => string): string[] =>
  (match?.requirements ?? [])
    .filter(({ status, name }) => status !== 'met' && !isPromptInjection(name))
    .slice(0, MAX_REQUIREMENTS)
    .map(({ name }) => redact(name))

/** Drops the content of a references section: it has names and phone numbers of other people. */
const removeReferences = (lines: readonly string[]): string[] => {
  let inside = false
  return lines.filter((line) => {
    const key = matchStandardHeading(line)
    if (key) inside = key === 'references'
    return !inside || key === 'references'
  })
}

/** Builds the exact text that is sent to a model, and what is needed to verify its answer. Pure. */
export const prepareAdvice = ({
  extracted,
  content,
  analysis,
  language,
  level = 'basic',
}: PrepareInput): PreparedAdvice => {
  const truncated = truncateExtraction(extracted)
  const hidden = detectHiddenText(truncated)
  const visible = truncated.lines.flatMap((line, i) =>
    hidden.lines.has(i) ? [] : [removeHiddenPart(line.text, hidden.parts.get(i)).slice(0, MAX_LINE_CHARS)],
  )
  const ownLines = removeReferences(visible)
  const injected = findInjectionLines(ownLines)
  const lines = ownLines.filter((line, i) => !injected.has(i) && normalizeText(line) !== '')
  const { redact, values } = createRedactor(content)

  const sent: string[] = []
  const source: string[] = []
  let length = 0
  for (const line of lines) {
    const redacted = redact(line)
    if (length + redacted.length + 1 > MAX_SENT_CHARS) break
    length += redacted.length + 1
    sent.push(redacted)
    source.push(line)
  }
  const findings = analysis.ledger
    .filter((row) => !isGained(row))
    .sort((a, b) => lostPoints(b) - lostPoints(a))
    .slice(0, level === 'basic' ? MAX_BASIC_FINDINGS : undefined)
    .flatMap((row) => {
      const messages = findRuleMessages(row.rule, language)
      return messages ? [`${row.category}: ${redact(messages.lost(withCountry(row.params, analysis.country)))}`] : []
    })
  const requirements = level === 'basic' ? [] : listRequirements(analysis, redact)
  const request = { text: sent.join('\n'), findings, requirements, language, level }
  return { request, values, source: source.join('\n') }
}
