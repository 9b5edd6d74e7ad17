import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { renderReport } from '#shared/renderer/report.ts'
import type { ResumeContent } from '#shared/resume/content.ts'
import { prepareAdvice } from '#shared/scoring/advice/prepare.ts'
import { proven } from '#shared/scoring/advice/verify-advice.ts'
import { analyze, ENGINE_VERSION } from '#shared/scoring/analyze.ts'
import type { Analysis, StoredAnalysis } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { templateById } from '#shared/templates/catalog.ts'
import type { Ctx } from '../context.ts'
import type { Resume } from '../db/queries/resumes.ts'
import type { Advisor } from '../ports/advisor.ts'

export { ENGINE_VERSION, extractText, toResults }

/** The engines of `shared`, as the services use them. */
export interface Scored {
  readonly analysis: Analysis
  readonly read: ExtractedDocument
  readonly content: ResumeContent
}

/** What was read at the upload; pasted text is read again from its text. */
export const readStored = (resume: Resume): ExtractedDocument => resume.layout ?? extractText(resume.originalText)

/** Parses and scores. `language` decides only where the CV's own words do not tell. */
export const score = (
  read: ExtractedDocument,
  { job, language, now }: { job: string | null; language: Language; now: number },
): Scored => {
  const { content } = parseResume(read)
  return { read, content, analysis: analyze({ read, content }, { language, now, ...(job !== null && { job }) }) }
}

/**
 * The model's advice on what was scored, each item held against the document; without any, the rules' own advice and
 * an honest note. Throws `cancelled` when `signal` aborts.
 */
export const adviseOn = async (
  advisor: Advisor,
  { analysis, read, content }: Scored,
  language: Language,
  signal: AbortSignal,
): Promise<StoredAnalysis> => {
  const { request, values, source } = prepareAdvice({ read, content, analysis, language })
  try {
    const items = proven(await advisor.advise(request, signal), { values, source })
    if (items.length === 0) return { analysis, note: 'advice-refused' }
    return { analysis, advice: { model: advisor.model.slice(0, 100), language, items } }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'provider-unavailable') throw error
    return { analysis, note: error.params['reason'] === 'refused' ? 'advice-refused' : 'advice-unavailable' }
  }
}

export interface DrawInput {
  readonly content: ResumeContent
  readonly templateId: string
  readonly language: Language
  /** UTC ms: the document's own date. */
  readonly now: number
}

/** The document as a PDF. Throws `unknown-template` for one that has left the catalogue. */
export const drawResume = async (ctx: Ctx, { content, templateId, language, now }: DrawInput): Promise<Uint8Array> => {
  const template = templateById(templateId)
  if (!template) throw new AppError('unknown-template')
  const fonts = await ctx.fonts.load(content.styling.fontFamily)
  return renderResume({ content, template, language, fonts, now }).bytes
}

/** The analysis as a PDF. */
export const drawReport = async (
  ctx: Ctx,
  { stored, fileName, language }: { stored: StoredAnalysis; fileName: string | null; language: Language },
): Promise<Uint8Array> => {
  const fonts = await ctx.fonts.load('Inter')
  return renderReport({ results: toResults(stored, language), language, fileName: fileName ?? '', fonts }).bytes
}
