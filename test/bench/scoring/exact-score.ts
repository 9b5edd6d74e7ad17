import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { ParsedResume } from '#shared/parser/parsed-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { analyze, analyzeContent } from '#shared/scoring/analyze.ts'
import { gainedPoints } from '#shared/scoring/ledger-points.ts'
import type { Analysis } from '#shared/scoring/results.ts'

/** A fixed day, so that scores can be reproduced: 20 November 2026, UTC ms. */
export const NOW = 1_795_132_800_000

export interface Score {
  /** 0–100, as shown. */
  readonly shown: number
  /** Sum of the points of the ledger, before rounding and limits. */
  readonly exact: number
}

const toScore = ({ overallScore, ledger }: Analysis): Score => ({
  shown: overallScore,
  exact: ledger.reduce((sum, row) => sum + gainedPoints(row), 0),
})

/** The score of content as the editor has it: its page says what its fields say. */
export const scoreContent = (content: ResumeContent): Score =>
  toScore(analyzeContent(content, { language: 'en', now: NOW }))

/** The score of a file. */
export const scoreFile = (extracted: ExtractedDocument, parsed: ParsedResume): Score =>
  toScore(analyze({ extracted, ...parsed }, { language: 'en', now: NOW }))
