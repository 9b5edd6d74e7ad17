import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import type { Language } from '#shared/languages.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'

const SAMPLES = { es: sampleEs, en: sampleEn } as const
const fonts = createNodeFonts()

/** The PDF of the sample resume on one page. */
export const renderSample = async (template: Template, language: Language): Promise<Uint8Array> => {
  const styled = applyTemplate(SAMPLES[language], template)
  const styling = { ...styled.styling, fitPages: 1 }
  const content = { ...styled, styling }
  const faces = await loadDocumentFonts(fonts, content, template)
  return renderResume({ content, template, language, fonts: faces, paper: 'letter', now: 0 }).bytes
}
