import { analyzeContent } from '#shared/analysis/analyze.ts'
import type { LedgerRow } from '#shared/analysis/results.ts'
import { isGained, lostPoints, toResults } from '#shared/analysis/results-view.ts'
import { fieldOfRule } from '#shared/analysis/rule-fields.ts'
import type { Language } from '#shared/languages.ts'
import type { ResumeDocument } from '#shared/resume/document.ts'
import { resolve } from '#shared/resume/resolve.ts'

export interface Gain {
  readonly rule: string
  readonly text: string
  /** Points of the whole score to be won. */
  readonly points: number
  /** Where in the document, when the rule can tell: entries by id. */
  readonly path: readonly string[] | null
}

export interface DraftScore {
  readonly score: number
  readonly gains: readonly Gain[]
}

const MOST = 4
const WORTH = 0.3

const pathOf = (row: LedgerRow): readonly string[] | null => {
  const path = row.evidence.find((evidence) => evidence.path)?.path ?? fieldOfRule(row.rule)
  return path
    ? path
        .replace(/^sections\//, '')
        .replace(/^skills\/languages/, 'languages')
        .split('/')
    : null
}

/** The score of a draft as it would be printed now, and what would raise it most, in the reader's language. */
export const scoreDraft = (document: ResumeDocument, reader: Language, now: number): DraftScore => {
  const { content } = resolve(document, document.language)
  const analysis = analyzeContent(content, { language: document.language, now })
  const { ledger, overallScore } = toResults({ analysis }, reader)
  const gains = ledger
    .filter((row) => !isGained(row) && lostPoints(row) >= WORTH)
    .sort((a, b) => lostPoints(b) - lostPoints(a))
    .slice(0, MOST)
    .map((row) => ({ rule: row.rule, text: row.text, points: lostPoints(row), path: pathOf(row) }))
  return { score: overallScore, gains }
}
