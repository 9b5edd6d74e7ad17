import type { Fonts } from '#api/ports/fonts.ts'
import type { TaskInput, TaskOutput } from '#api/ports/tasks.ts'
import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { getMessages } from '#shared/messages/messages.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderReport } from '#shared/renderer/render-report.ts'
import { createDrawList, type DrawInput, loadTypeface, renderResume } from '#shared/renderer/render-resume.ts'
import { writeSvgPages } from '#shared/renderer/write/write-svg.ts'
import type { Brand } from '#shared/resume/design/brand.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { findStoredTemplate } from '#shared/templates/own-template.ts'

const toDrawInput = async (
  { content: json, templateId, language }: TaskInput<'draw-pages'>,
  fonts: Fonts,
): Promise<DrawInput> => {
  const content = unsafeCast<ResumeContent>(JSON.parse(json), 'it was checked when it was stored')
  const template = findStoredTemplate(content.styling, templateId)
  if (!template) throw new AppError('unknown-template')
  return { content, template, language, fonts: await loadDocumentFonts(fonts, content, template) }
}

/** Draws a resume as PDF. Throws `unknown-template`, `too-many-pages`. */
export const renderContent = async (
  { now, ...input }: TaskInput<'render-resume'>,
  fonts: Fonts,
): Promise<TaskOutput<'render-resume'>> => {
  const { pages, bytes } = renderResume({ ...(await toDrawInput(input, fonts)), now })
  if (pages.length > LIMITS.pages) throw new AppError('too-many-pages', { max: LIMITS.pages })
  return { bytes }
}

/** A drawn page has about 100 kB. */
const MAX_DRAWN_PAGES = 20

/** Draws the pages of a resume as SVG. Throws `unknown-template`, `too-many-pages`. */
export const drawPages = async (input: TaskInput<'draw-pages'>, fonts: Fonts): Promise<TaskOutput<'draw-pages'>> => {
  const drawInput = await toDrawInput(input, fonts)
  const typeface = loadTypeface(drawInput)
  const list = createDrawList(drawInput, typeface)
  if (list.pages.length > MAX_DRAWN_PAGES) throw new AppError('too-many-pages', { max: MAX_DRAWN_PAGES })
  const pages = writeSvgPages(list, typeface, getMessages(input.language).share.page)
  return { pages, paper: list.paper, hasPictures: list.pages.some(({ pictures }) => pictures.length > 0) }
}

/** Draws the report of a stored analysis as PDF. */
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
