import type { Language } from '../languages.ts'
import type { ExtractedDocument } from '../parser/extracted-document.ts'
import type { ResumeContent } from '../resume/content.ts'
import { asPrinted } from './as-printed.ts'
import { contextOf } from './context/context.ts'
import { matchJob } from './job-match/match.ts'
import type { Analysis, JobMatch } from './results.ts'
import { score } from './score.ts'

/** Changes when the same document may get another score: rescore before comparing. */
export const ENGINE_VERSION = 2

export interface AnalyzeInput {
  readonly read: ExtractedDocument
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
  const context = contextOf(
    { ...input, language: options.language, now: options.now },
    job ? (seen) => matchJob(job, seen) : undefined,
  )
  const { overallScore, categories, ledger, notMeasured, limit } = score(context)
  return {
    engineVersion: ENGINE_VERSION,
    now: options.now,
    overallScore,
    categories,
    ledger,
    notMeasured,
    ...(limit && { limit }),
    ...(context.match && { match: viewOf(context.match) }),
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
): Analysis => analyze({ read: options.read ?? asPrinted(content, options.language), content }, options)

const viewOf = ({ required, preferred, found, missing, elsewhere }: JobMatch): JobMatch => ({
  required,
  preferred,
  found,
  missing,
  elsewhere,
})
