import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import type { Analysis } from '#shared/scoring/results.ts'

export interface ScoredDocument {
  readonly analysis: Analysis
  readonly extracted: ExtractedDocument
  readonly content: ResumeContent
}

export interface ScoreOptions {
  /** Text of the job ad, or null. */
  readonly job: string | null
  /** Used only when the language of the resume cannot be detected from its text. */
  readonly language: Language
  /** UTC ms. */
  readonly now: number
}

/** Parses a document and scores it by the rules. */
export const scoreDocument = (extracted: ExtractedDocument, { job, language, now }: ScoreOptions): ScoredDocument => {
  const { content } = parseResume(extracted)
  const analysis = analyze({ extracted, content }, { language, now, ...(job !== null && { job }) })
  return { extracted, content, analysis }
}
