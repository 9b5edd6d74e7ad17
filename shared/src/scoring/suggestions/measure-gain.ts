import { applyChanges, type Change } from '../../resume/edits/changes.ts'
import type { ResumeDocument } from '../../resume/schema/document.ts'
import { documentToContent } from '../../resume/schema/document-to-content.ts'
import { analyzeContent } from '../analyze.ts'
import { gainedPoints } from '../ledger-points.ts'
import type { Analysis } from '../results.ts'

/** The overall score (0–100) before rounding. */
const toExactScore = ({ ledger, limit }: Analysis): number =>
  Math.min(
    ledger.reduce((sum, row) => sum + gainedPoints(row), 0),
    limit?.at ?? 100,
  )

/** The overall score (0–100, not rounded) of a document without its file; `now` is in UTC ms. */
export const scoreDocument = (document: ResumeDocument, now: number): number => {
  const { language } = document
  return toExactScore(analyzeContent(documentToContent(document, language).content, { language, now }))
}

/**
 * Points of the overall score that changes would gain; below 0 when they would lower it. `before` is the score of the
 * document as it stands. Throws `invalid-document` when the changed document breaks its schema.
 */
export const measureGain = (
  document: ResumeDocument,
  changes: readonly Change[],
  now: number,
  before: number = scoreDocument(document, now),
): number => scoreDocument(applyChanges(document, changes).document, now) - before
