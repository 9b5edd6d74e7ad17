import type { Country } from '#shared/countries.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { ParsedResume } from '#shared/parser/parsed-resume.ts'
import type { AnalysisLevel } from '#shared/plans.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ImportedResume } from '#shared/resume/import/imported-resume.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { AdviceRequest } from '#shared/scoring/advice/prepare-advice.ts'
import type { Analysis } from '#shared/scoring/results.ts'
import type { Subject } from '#shared/scoring/subject.ts'
import type { WordingReview } from '#shared/scoring/suggestions/review-wording.ts'
import type { Suggestion } from '#shared/scoring/suggestions/suggestion.ts'
import type { CandidateAnalysis, CandidateContent } from '#shared/team/candidate.ts'

export interface ScoreOptions {
  /** Interface language; used for a document whose own language cannot be detected. */
  readonly language: Language
  /** Job ad to compare with, as plain text; empty for none. */
  readonly job: string
  /** Whose customs the resume is judged by; undefined to guess it. */
  readonly country?: Country | undefined
  /** The parts of the resume that the person has confirmed or corrected. */
  readonly checked?: readonly Subject[] | undefined
  /** UTC ms. */
  readonly now: number
}

/** A document and what the parser made of it. `parsed.provenance` refers to lines of `extracted` by index. */
export interface ParsedExtraction {
  readonly extracted: ExtractedDocument
  readonly parsed: ParsedResume
}

/** `score` is null when the caller passed no `ScoreOptions`; otherwise it carries the options it was computed with. */
export interface ExtractionResult extends ParsedExtraction {
  readonly score: { readonly analysis: Analysis; readonly options: ScoreOptions } | null
}

/** The resume that a file holds as data; with null, `refused` is why the data in a PDF is not used, if it has any. */
export interface ResumeData {
  readonly imported: ImportedResume | null
  readonly refused: ErrorCode | null
}

/** A CV as a team's board keeps it. */
export interface CandidateReading {
  readonly content: CandidateContent
  readonly analysis: CandidateAnalysis
}

export interface ExtractApi {
  /** `language` is for section titles, when the file names none. */
  readResumeData(file: Blob, language: Language): Promise<ResumeData>
  /** `onText` receives the text pass of a PDF before the search for warnings starts. Pass callbacks as comlink proxies. */
  extractFile(
    file: Blob,
    options: ScoreOptions | null,
    onText: (extracted: ExtractedDocument) => void,
  ): Promise<ExtractionResult>
  /** Reads a file for a board; returns only what the board keeps. */
  readCandidate(file: Blob, options: ScoreOptions): Promise<CandidateReading>
  /** Reads a recognized scan for a board. */
  readCandidateDocument(extracted: ExtractedDocument, options: ScoreOptions): Promise<CandidateReading>
  /** Compares a CV of a board with another ad. */
  matchCandidate(content: CandidateContent, options: ScoreOptions): Promise<CandidateAnalysis>
  extractText(text: string, options: ScoreOptions | null): Promise<ExtractionResult>
  parseExtracted(extracted: ExtractedDocument, options: ScoreOptions | null): Promise<ExtractionResult>
  scoreExtraction(extraction: ParsedExtraction, options: ScoreOptions): Promise<Analysis>
  previewAdvice(extraction: ParsedExtraction, options: ScoreOptions, level: AnalysisLevel): Promise<AdviceRequest>
  /** The changes of the rules, in the document's language. */
  suggestChanges(document: ResumeDocument): Promise<Suggestion[]>
  /** `now` is in UTC ms. */
  reviewWording(document: ResumeDocument, now: number): Promise<WordingReview>
  /** Points of the overall score that the changes would gain. */
  measureGain(document: ResumeDocument, changes: readonly Change[], now: number): Promise<number>
}
