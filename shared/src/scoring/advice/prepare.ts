import type { Language } from '../../languages.ts'
import { messagesFor } from '../../messages/messages.ts'
import type { ExtractedDocument } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/content.ts'
import { boundedRead } from '../context/bounds.ts'
import { hiddenOf, seenText } from '../context/hidden.ts'
import { fold } from '../context/text.ts'
import { headingKey } from '../lexicon/headings.ts'
import { lostPoints } from '../points.ts'
import { redactor } from '../redact.ts'
import type { Analysis } from '../results.ts'
import { isGained } from '../results-view.ts'
import { isRuleCode } from '../rule-codes.ts'
import { machineLines } from './injection.ts'

/** Characters of a CV that are sent: about 6,000 tokens. */
export const MOST_SENT = 24_000
const MOST_LINE = 600
const MOST_FINDINGS = 14

export interface AdviceRequest {
  /** The CV without personal data, hidden lines, referees, and lines that speak to a machine; at most `MOST_SENT`. */
  readonly text: string
  /** What the rules found, in words, the dearest first. Redacted too. */
  readonly findings: readonly string[]
  /** The language to answer in. */
  readonly language: Language
}

export interface Prepared {
  readonly request: AdviceRequest
  /** Placeholder → value; never leaves. */
  readonly values: ReadonlyMap<string, string>
  /** The lines that were sent, as they stand in the document: every claim has to quote one. */
  readonly source: string
}

interface PrepareInput {
  readonly read: ExtractedDocument
  readonly content: ResumeContent
  readonly analysis: Analysis
  readonly language: Language
}

/** Lines of a section of referees: other people's names and telephones. */
const withoutReferees = (lines: readonly string[]): string[] => {
  let inside = false
  return lines.filter((line) => {
    const key = headingKey(line)
    if (key) inside = key === 'references'
    return !inside || key === 'references'
  })
}

/** Makes the exact text that would leave for a model, and what is needed to check its answer. Pure. */
export const prepareAdvice = ({ read: whole, content, analysis, language }: PrepareInput): Prepared => {
  const read = boundedRead(whole)
  const hidden = hiddenOf(read)
  const seen = read.lines.flatMap((line, i) =>
    hidden.lines.has(i) ? [] : [seenText(line.text, hidden.parts.get(i)).slice(0, MOST_LINE)],
  )
  const bare = withoutReferees(seen)
  const machine = machineLines(bare)
  const lines = bare.filter((line, i) => !machine.has(i) && fold(line) !== '')
  const { redact, values } = redactor(content)

  const sent: string[] = []
  const source: string[] = []
  let length = 0
  for (const line of lines) {
    const clean = redact(line)
    if (length + clean.length + 1 > MOST_SENT) break
    length += clean.length + 1
    sent.push(clean)
    source.push(line)
  }
  const words = messagesFor(language).rules
  const findings = analysis.ledger
    .filter((row) => !isGained(row))
    .sort((a, b) => lostPoints(b) - lostPoints(a))
    .slice(0, MOST_FINDINGS)
    .flatMap((row) => (isRuleCode(row.rule) ? [`${row.category}: ${redact(words[row.rule].lost(row.params))}`] : []))
  return { request: { text: sent.join('\n'), findings, language }, values, source: source.join('\n') }
}
