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

/** Where a finding stands: a path in the flat shape and the text there; empty for a field as a whole. */
export interface FindingPlace {
  readonly path: string
  readonly quote: string
}

/** What can be mended in the open document. */
export interface Finding {
  readonly rule: string
  readonly title: string
  readonly text: string
  /** Points of the overall score (0–100) to gain; 0 for a question. */
  readonly points: number
  readonly places: readonly FindingPlace[]
}

export interface DraftScore {
  readonly score: number
  /** All findings, the largest gain first. */
  readonly findings: readonly Finding[]
  /** The finding that caps the overall score. */
  readonly limit: { readonly text: string; readonly path: readonly string[] | null } | null
  readonly gains: readonly Gain[]
  /** Match with the job ad, when there is one. */
  readonly match: JobMatch | null
}

const MAX_GAINS = 4
const MIN_GAIN_POINTS = 0.3
const MIN_FINDING_POINTS = 0.05

const getFieldPath = (row: LedgerRow, ruleFields: PdfScore['ruleFields']): readonly string[] | null => {
  const path = row.evidence.find((evidence) => evidence.path)?.path ?? ruleFields[row.rule]
  return path ? toDocumentPath(path).split('/') : null
}

const listPlaces = (row: LedgerRow, ruleFields: PdfScore['ruleFields']): FindingPlace[] => {
  const places = row.evidence.flatMap(({ path, quote }) => (path ? [{ path, quote }] : []))
  const field = ruleFields[row.rule]
  return places.length === 0 && field ? [{ path: field, quote: '' }] : places
}

/** Summarizes an analysis for the editor: score, cap and largest gains, with texts in the given language. */
export const summarizeAnalysis = ({ analysis, ruleFields }: PdfScore, language: Language): DraftScore => {
  const { ledger, overallScore, limit } = toResults({ analysis }, language)
  const gains = ledger
    .filter((row) => !isGained(row) && lostPoints(row) >= MIN_GAIN_POINTS)
    .sort((a, b) => lostPoints(b) - lostPoints(a))
    .slice(0, MAX_GAINS)
    .map((row) => ({ rule: row.rule, text: row.text, points: lostPoints(row), path: getFieldPath(row, ruleFields) }))
  const findings = ledger
    .filter((row) => !isGained(row) && (lostPoints(row) >= MIN_FINDING_POINTS || row.status === 'unsure'))
    .sort((a, b) => lostPoints(b) - lostPoints(a))
    .map((row) => ({
      rule: row.rule,
      title: row.title,
      text: row.text,
      points: lostPoints(row),
      places: listPlaces(row, ruleFields),
    }))
  const limiting = ledger.find((row) => row.rule === limit?.rule)
  return {
    score: overallScore,
    findings,
    limit: limit ? { text: limit.text, path: limiting ? getFieldPath(limiting, ruleFields) : null } : null,
    gains,
    match: analysis.match ?? null,
  }
}
