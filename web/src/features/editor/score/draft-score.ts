import type { Language } from '#shared/languages.ts'
import { toDocumentPath } from '#shared/resume/schema/flat-path.ts'
import { listRequirements } from '#shared/scoring/job-match/list-requirements.ts'
import { toRequirementCode } from '#shared/scoring/job-match/requirement-code.ts'
import { isGained, lostPoints } from '#shared/scoring/ledger-points.ts'
import type { JobMatch, LedgerRow, LedgerView, MatchedRequirement } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import type { PdfScore } from '#web/workers/render/protocol.ts'

interface Gain {
  readonly rule: string
  readonly text: string
  /** Points of the overall score (0–100) that were lost. */
  readonly points: number
  /** Those that fixing this alone gains: none while another finding limits the score. */
  readonly gain: number
  /** Document path of the evidence, when the rule has one. */
  readonly path: readonly string[] | null
}

/**
 * Where a finding stands: a path in the flat shape, null when only the page shows it, and the text there; empty for a
 * field as a whole.
 */
export interface FindingPlace {
  readonly path: string | null
  readonly quote: string
}

/** What can be mended in the open document. */
export interface Finding {
  /** Code of the rule, or of the requirement. */
  readonly rule: string
  readonly title: string
  readonly text: string
  /** Points of the overall score (0–100) that fixing it alone gains; 0 for a question. */
  readonly gain: number
  readonly places: readonly FindingPlace[]
  /** What the job ad asks for and the resume does not show; missing for a finding of the rules. */
  readonly requirement?: MatchedRequirement
}

export interface DraftScore {
  readonly score: number
  /** All findings, the largest gain first, then the requirements of the job ad that are not met. */
  readonly findings: readonly Finding[]
  /** The finding that caps the overall score. */
  readonly limit: { readonly rule: string; readonly text: string } | null
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
  const places = row.evidence.flatMap(({ path, quote }): FindingPlace[] =>
    path || quote !== '' ? [{ path: path ?? null, quote }] : [],
  )
  const field = ruleFields[row.rule]
  return places.length === 0 && field ? [{ path: field, quote: '' }] : places
}

const getGain = (row: LedgerView): number => row.gain ?? lostPoints(row)

/** Largest gain first; behind a limit, the largest loss. */
const compareGains = (a: LedgerView, b: LedgerView): number => getGain(b) - getGain(a) || lostPoints(b) - lostPoints(a)

/** The requirements that are not met, the required ones first. */
const listUnmet = (match: JobMatch | undefined): Finding[] =>
  (match ? listRequirements(match) : [])
    .filter(({ status }) => status !== 'met')
    .sort((a, b) => Number(a.level === 'preferred') - Number(b.level === 'preferred'))
    .map((requirement) => ({
      rule: toRequirementCode(requirement),
      title: requirement.name,
      text: '',
      gain: 0,
      places: [{ path: requirement.path, quote: requirement.evidence?.quote ?? '' }],
      requirement,
    }))

/** Summarizes an analysis for the editor: score, cap and largest gains, with texts in the given language. */
export const summarizeAnalysis = ({ analysis, ruleFields }: PdfScore, language: Language): DraftScore => {
  const { ledger: rows, overallScore, limit } = toResults({ analysis }, language)
  const ledger = rows.filter(({ follows }) => follows === undefined)
  const gains = ledger
    .filter((row) => !isGained(row) && lostPoints(row) >= MIN_GAIN_POINTS)
    .sort(compareGains)
    .slice(0, MAX_GAINS)
    .map((row) => ({
      rule: row.rule,
      text: row.text,
      points: lostPoints(row),
      gain: getGain(row),
      path: getFieldPath(row, ruleFields),
    }))
  const findings = ledger
    .filter((row) => !isGained(row) && (lostPoints(row) >= MIN_FINDING_POINTS || row.status === 'unsure'))
    .sort(compareGains)
    .map(
      (row): Finding => ({
        rule: row.rule,
        title: row.title,
        text: row.text,
        gain: row.status === 'unsure' ? 0 : getGain(row),
        places: listPlaces(row, ruleFields),
      }),
    )
  return {
    score: overallScore,
    findings: [...findings, ...listUnmet(analysis.match)],
    limit: limit ? { rule: limit.rule, text: limit.text } : null,
    gains,
    match: analysis.match ?? null,
  }
}
