import { analyze, ENGINE_VERSION } from '#shared/analysis/analyze.ts'
import type { Analysis, AnalysisResults, StoredAnalysis } from '#shared/analysis/results.ts'
import { AppError } from '#shared/errors.ts'
import type { ReadDocument } from '#shared/extraction/read-document.ts'
import { readText } from '#shared/extraction/read-text.ts'
import type { Language } from '#shared/languages.ts'
import type { ResumeContent } from '#shared/resume/content.ts'
import type { Ctx } from '../context.ts'
import type { Resume } from '../db/queries/resumes.ts'

export { ENGINE_VERSION, readText }

/** The engines of `shared`, as the services use them. */
export interface Scored {
  readonly analysis: Analysis
  readonly read: ReadDocument
  readonly content: ResumeContent
  readonly language: Language
}

export const readStored = (resume: Resume): ReadDocument => resume.layout ?? readText(resume.originalText)

export const score = (read: ReadDocument, job: string | null, now: number): Scored => {
  const content = {
    personalInfo: { fullName: '', title: '', email: '', phone: '' },
    sections: {},
    styling: { primaryColor: '#1565C0', fontFamily: 'Inter' as const, template: '' },
  }
  const language = read.language ?? 'en'
  const analysis = analyze({ read, content }, { language, now, ...(job !== null && { job }) })
  return { analysis, read, content, language }
}

export const adviseOn = async (
  _ctx: Ctx,
  scored: Scored,
  _language: Language,
  _signal: AbortSignal,
): Promise<StoredAnalysis> => ({ analysis: scored.analysis })

export const toResults = (_stored: StoredAnalysis, _language: Language): AnalysisResults => {
  throw new AppError('not-configured')
}

export const drawResume = async (
  _ctx: Ctx,
  _input: { content: ResumeContent; templateId: string; language: Language; now: number },
): Promise<Uint8Array> => {
  throw new AppError('not-configured')
}

export const drawReport = async (
  _ctx: Ctx,
  _input: { stored: StoredAnalysis; fileName: string | null; language: Language },
): Promise<Uint8Array> => {
  throw new AppError('not-configured')
}
