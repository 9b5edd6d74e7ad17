import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { NOW } from './scoring-inputs.ts'

const template = TEMPLATES[0]

/** The score that the editor shows: of the PDF as it would be downloaded. */
export const scoreRendered = async (document: ResumeDocument): Promise<number> => {
  if (!template) throw new Error('no template')
  const { language } = document
  const content = applyTemplate(documentToContent(document, language).content, template)
  const fonts = await createNodeFonts().load(content.styling.fontFamily)
  const { bytes } = renderResume({ content, template, language, fonts, now: 0 })
  const extracted = await extractPdf(await loadPdfjs(), bytes, { hazards: 'after' })
  return analyzeContent(content, { language, now: NOW, extracted }).overallScore
}
