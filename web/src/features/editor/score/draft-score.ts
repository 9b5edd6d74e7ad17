import type { Language } from '#shared/languages.ts'
import { toDocumentPath } from '#shared/resume/schema/flat-path.ts'
import { isGained, lostPoints } from '#shared/scoring/ledger-points.ts'
import type { JobMatch, LedgerRow } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import type { PdfScore } from '#web/workers/render/protocol.ts'

interface Gain {
  readonly rule: string
  readonly text: string
  /** Points of the overall score (0–100) that the change would gain. */
  readonly points: number
  /** Document path of the evidence, when the rule has one. */
  readonly path: readonly string[] | null
}

export interface DraftScore {
  readonly score: number
  /** The finding that caps the overall score. */
  readonly limit: { readonly text: string; readonly path: readonly string[] | null } | null
  readonly gains: readonly Gain[]
  /** Match with the job ad, when there is one. */
  readonly match: JobMatch | null
}

const MAX_GAINS = 4
const MIN_GAIN_POINTS = 0.3

const getFieldPath = (row: LedgerRow, ruleFields: PdfScore['ruleFields']): readonly string[] | null => {
  const path = row.evidence.find((evidence) => evidence.path)?.path ?? ruleFields[row.rule]
  return path ? toDocumentPath(path).split('/') : null
}

/** Summarizes an analysis for the editor: score, cap and largest gains, with texts in the given language. */
export const summarizeAnalysis = ({ analysis, ruleFields }: PdfScore, language: Language): DraftScore => {
  const { ledger, overallScore, limit } = toResults({ analysis }, language)
  const gains = ledger
    .filter((row) => !isGained(row) && lostPoints(row) >= MIN_GAIN_POINTS)
    .sort((a, b) => lostPoints(b) - lostPoints(a))
    .slice(0, MAX_GAINS)
    .map((row) => ({ rule: row.rule, text: row.text, points: lostPoints(row), path: getFieldPath(row, ruleFields) }))
  const limiting = ledger.find((row) => row.rule === limit?.rule)
  return {
    score: overallScore,
    limit: limit ? { text: limit.text, path: limiting ? getFieldPath(limiting, ruleFields) : null } : null,
    gains,
    match: analysis.match ?? null,
  }
}
