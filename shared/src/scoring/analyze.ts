import type { Language } from '../languages.ts'
import type { ExtractedDocument } from '../parser/extracted-document.ts'
import type { ResumeContent } from '../resume/schema/content.ts'
import { createContext } from './context/context.ts'
import { matchJob } from './job-match/match.ts'
import type { Analysis, JobMatch } from './results.ts'
import { scoreContext } from './score.ts'
import { simulateExtraction } from './simulate-extraction.ts'

/** Changes when the same document may get another score: rescore before comparing. */
export const ENGINE_VERSION = 2

export interface AnalyzeInput {
  readonly extracted: ExtractedDocument
  /** What was parsed from `read`. */
  readonly content: ResumeContent
}

export interface AnalyzeOptions {
  /** Of the reader; the CV's own language is taken from its words, and this one only where they do not tell. */
  readonly language: Language
  /** A job advertisement as plain text. */
  readonly job?: string | undefined
  /** UTC ms; decides what is in the future and what "present" means. */
  readonly now: number
}

/** Scores a CV by rule alone. Pure and deterministic: the same input gives the same result on every machine. */
export const analyze = (input: AnalyzeInput, options: AnalyzeOptions): Analysis => {
  const job = options.job?.trim()
  const context = createContext(
    { ...input, language: options.language, now: options.now },
    job ? (seen) => matchJob(job, seen) : undefined,
  )
  const { overallScore, categories, ledger, notMeasured, limit } = scoreContext(context)
  return {
    engineVersion: ENGINE_VERSION,
    now: options.now,
    overallScore,
    categories,
    ledger,
    notMeasured,
    ...(limit && { limit }),
    ...(context.jobMatch && { match: toJobMatch(context.jobMatch) }),
  }
}

/**
 * The live score beside the editor: a document as our own engine would print it. `read` is the re-read of the printed
 * bytes where there is one; without it the lines are laid out from the content, and what the engine always does right
 * (text layer, order, fonts) counts as done.
 */
export const analyzeContent = (
  content: ResumeContent,
  options: AnalyzeOptions & { readonly read?: ExtractedDocument | undefined },
): Analysis => analyze({ extracted: options.read ?? simulateExtraction(content, options.language), content }, options)

const toJobMatch = ({ required, preferred, found, missing, elsewhere }: JobMatch): JobMatch => ({
  required,
  preferred,
  found,
  missing,
  elsewhere,
})
