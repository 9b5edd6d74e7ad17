import type { Language } from '#shared/languages.ts'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import { checkDrawn } from '#shared/renderer/brand/check-drawn.ts'
import { parseSavedDesign } from '#shared/renderer/brand/parse-saved-design.ts'
import { renderWithDrawList } from '#shared/renderer/render-resume.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { type Paper, type ResumeContent, stylingSchema } from '#shared/resume/schema/content.ts'
import { applySavedDesign } from '#shared/templates/apply-saved-design.ts'
import { DESIGNS } from '#shared/templates/catalog.ts'
import { findTemplate } from '#shared/templates/own-template.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { loadResumeFonts } from './load-fonts.ts'
import { proofPdf } from './proof-pdf.ts'
import type { DesignProblem } from './protocol.ts'

/** The samples have one page in the designs of the catalog, or a little more. */
const MAX_PAGES = 3

const CASES: readonly (readonly [ResumeContent, Language, Paper])[] = [
  [sampleEs, 'es', 'a4'],
  [sampleEn, 'en', 'letter'],
]

/** A brand alone is drawn in these, whose headers and columns differ. */
const BRANDED_TEMPLATES = DESIGNS.slice(0, 4).flatMap((variants) => variants.slice(0, 1).map(({ id }) => id))

const withTemplate = (sample: ResumeContent, template: string): ResumeContent => ({
  ...sample,
  styling: { ...sample.styling, template },
})

/**
 * Draws the samples of both languages in a design, on both papers, and checks what people and machines read: contrast,
 * sizes, characters, the conditions of PDF/UA, and the text that two readers extract. Throws the codes of
 * `parseSavedDesign`.
 */
export const checkDesign = async (given: SavedDesign): Promise<DesignProblem[]> => {
  const saved = parseSavedDesign(given)
  const found: DesignProblem[] = []
  for (const templateId of saved.design ? [saved.design.id] : BRANDED_TEMPLATES)
    for (const [sample, language, paper] of CASES)
      found.push(...(await checkCase(saved, withTemplate(sample, templateId), language, paper)))
  return found.filter((problem, i) => found.findIndex((other) => toKey(other) === toKey(problem)) === i)
}

const toKey = (problem: DesignProblem): string =>
  problem.kind === 'pdf-ua' ? `${problem.kind} ${problem.condition}` : problem.kind

const checkCase = async (
  saved: SavedDesign,
  sample: ResumeContent,
  language: Language,
  paper: Paper,
): Promise<DesignProblem[]> => {
  const styling = stylingSchema.parse({ ...applySavedDesign(sample.styling, saved), paper })
  const content = { ...sample, styling }
  const template = findTemplate(styling, styling.template)
  if (!template) return []
  const fonts = await loadResumeFonts(content, template)
  const { pdf, list } = renderWithDrawList({ content, template, language, fonts, now: 0 })
  const { missingGlyphs, bytes } = pdf
  const [unread] = await proofPdf(bytes, content, language)
  return [
    ...checkDrawn(list),
    ...checkPdfUa(bytes).map(({ condition, message }) => ({ kind: 'pdf-ua' as const, condition, message })),
    ...(missingGlyphs.length > 0 ? [{ kind: 'missing-characters' as const, characters: missingGlyphs.join(' ') }] : []),
    ...(unread ? [{ kind: 'unread' as const, text: unread.expected.slice(0, 40) }] : []),
    ...(list.pages.length > MAX_PAGES ? [{ kind: 'too-long' as const, pages: list.pages.length }] : []),
  ]
}
