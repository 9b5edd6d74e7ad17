import type { Fonts } from '#api/ports/fonts.ts'
import type { TaskInput, TaskOutput } from '#api/ports/tasks.ts'
import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderReport } from '#shared/renderer/render-report.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import type { Brand } from '#shared/resume/design/brand.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { findStoredTemplate } from '#shared/templates/own-template.ts'

export const renderContent = async (
  { content: json, templateId, language, now }: TaskInput<'render-resume'>,
  fonts: Fonts,
): Promise<TaskOutput<'render-resume'>> => {
  const content = unsafeCast<ResumeContent>(JSON.parse(json), 'it was checked when it was stored')
  const template = findStoredTemplate(content.styling, templateId)
  if (!template) throw new AppError('unknown-template')
  const set = await loadDocumentFonts(fonts, content, template)
  const { pages, bytes } = renderResume({ content, template, language, fonts: set, now })
  if (pages.length > LIMITS.pages) throw new AppError('too-many-pages', { max: LIMITS.pages })
  return { bytes }
}

export const renderAnalysis = async (
  { stored, language, fileName, brand: json }: TaskInput<'render-report'>,
  fonts: Fonts,
): Promise<TaskOutput<'render-report'>> => {
  const analysis = unsafeCast<StoredAnalysis>(JSON.parse(stored), 'it was checked when it was stored')
  const results = toResults(analysis, language)
  const brand = json === null ? undefined : unsafeCast<Brand>(JSON.parse(json), 'it was checked when it was stored')
  const set = await fonts.load('Inter', ['regular', 'bold'])
  return { bytes: renderReport({ results, language, fileName, fonts: set, brand }).bytes }
}
