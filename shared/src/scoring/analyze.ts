import type { Country } from '../countries.ts'
import type { Language } from '../languages.ts'
import type { ExtractedDocument } from '../parser/extracted-document.ts'
import type { Provenance } from '../parser/parsed-resume.ts'
import { stripProseMarks } from '../resume/prose/prose-fields.ts'
import type { ResumeContent } from '../resume/schema/content.ts'
import { createContext } from './context/context.ts'
import { matchJob } from './job-match/match.ts'
import type { JobInput } from './job-match/vocabulary.ts'
import type { Analysis } from './results.ts'
import { scoreContext } from './score.ts'
import { simulateExtraction } from './simulate-extraction.ts'
import { SUBJECTS, type Subject } from './subject.ts'

/** Stored with every analysis. Raise it when the same document may get another score. */
export const ENGINE_VERSION = 18

export interface AnalyzeInput {
  readonly extracted: ExtractedDocument
  /** What was parsed from `extracted`. */
  readonly content: ResumeContent
  /** The provenance of `content`: findings that rest on doubtful fields become questions. */
  readonly provenance?: readonly Provenance[] | undefined
}

export interface AnalyzeOptions {
  /** Language of the user; used only when the resume's own language cannot be detected. */
  readonly language: Language
  /** Whose customs the resume is judged by; undefined to guess it from telephone and place. */
  readonly country?: Country | undefined
  /** The parts of the resume that the person has confirmed or corrected: nothing about them is in doubt. */
  readonly checked?: readonly Subject[] | undefined
  /** The job ad to compare with; it never changes the score. */
  readonly job?: JobInput | undefined
  /** UTC ms: what counts as the present and the future. */
  readonly now: number
}

/** Scores a resume with the rules, without a model. Pure: the same input gives the same result on every platform. */
export const analyze = (input: AnalyzeInput, options: AnalyzeOptions): Analysis => {
  const { language, country, checked, now } = options
  const context = createContext({ ...input, language, country, checked, now })
  const { overallScore, categories, ledger, notMeasured, limit } = scoreContext(context)
  return {
    engineVersion: ENGINE_VERSION,
    now: options.now,
    overallScore,
    categories,
    country: context.country,
    understood: Math.round(context.reading.understood * 100),
    ledger,
    notMeasured,
    ...(limit && { limit }),
    ...(options.job && { match: matchJob(options.job, context) }),
  }
}

/**
 * Scores a resume from the editor. `extracted` is the text of its rendered PDF; without it the extraction is simulated,
 * so rules about the file (text layer, reading order, fonts) gain everything. Marks of the prose count as nothing. The
 * fields are what the person sees and edits, so nothing about them is in doubt.
 */
export const analyzeContent = (
  marked: ResumeContent,
  options: AnalyzeOptions & { readonly extracted?: ExtractedDocument | undefined },
): Analysis => {
  const content = stripProseMarks(marked)
  return analyze(
    { extracted: options.extracted ?? simulateExtraction(content, options.language), content },
    {
      ...options,
      checked: SUBJECTS,
    },
  )
}
