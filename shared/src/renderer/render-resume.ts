import type { Language } from '../languages.ts'
import { selectEmbedded, serializeEmbedded } from '../resume/embedded/embedded-resume.ts'
import type { Paper, ResumeContent } from '../resume/schema/content.ts'
import type { ResumeDocument } from '../resume/schema/document.ts'
import { toLetterTemplate } from '../templates/letter-template.ts'
import { createOutline } from '../templates/outline/create-outline.ts'
import type { Template } from '../templates/template.ts'
import { detectPassageLanguage } from './compose/passage-language.ts'
import { createStyle, type Scale } from './compose/style.ts'
import type { DrawList } from './draw/draw-list.ts'
import { getFamilies } from './fonts/document-families.ts'
import type { FontSet } from './fonts/font-set.ts'
import { createTypeface, type Typeface } from './fonts/typeface.ts'
import { fitToPages } from './layout/fit-to-pages.ts'
import { layoutResume } from './layout/layout-resume.ts'
import { type CreateEmbedded, type RenderedPdf, writePdf } from './write/write-pdf.ts'

/** What the pages of a resume depend on. */
export interface DrawInput {
  readonly content: ResumeContent
  readonly template: Template
  readonly language: Language
  readonly fonts: FontSet
  /** Overrides the paper of `content.styling`; A4 when neither is set. */
  readonly paper?: Paper
}

/** What a PDF depends on. */
export interface RenderInput extends DrawInput {
  /** UTC ms; the creation date in the file. */
  readonly now: number
  /** What the PDF carries as data, unless its styling says otherwise; `content` by default. */
  readonly source?: ResumeDocument
}

const DEFAULT_PAPER: Paper = 'a4'

/**
 * Renders a resume as a tagged PDF: outline, layout, draw list, file. The same input gives the same bytes in a browser,
 * in Node and in workerd. Incomplete resumes render without their empty parts.
 * @throws Error when `fonts` is empty
 */
export const renderResume = (input: RenderInput): RenderedPdf => renderWithDrawList(input).pdf

/** Like `renderResume`, with the draw list: the position of each text and the field it came from. */
export const renderWithDrawList = (input: RenderInput): { pdf: RenderedPdf; list: DrawList; typeface: Typeface } => {
  const typeface = loadTypeface(input)
  const list = createDrawList(input, typeface)
  return { pdf: writePdf(list, typeface, input.now, getEmbedded(input)), list, typeface }
}

const getEmbedded = (input: RenderInput): CreateEmbedded | undefined => {
  const resume = selectEmbedded(input)
  return resume && ((drawnPictures) => serializeEmbedded(resume, input.language, drawnPictures))
}

/** The draw list without the PDF, for tests, other formats and for finding the field under a click. */
export const createDrawList = (input: DrawInput, typeface: Typeface = loadTypeface(input)): DrawList => {
  const { content, language } = input
  const template = content.letter ? toLetterTemplate(input.template) : input.template
  const outline = createOutline(content, language)
  const paper = input.paper ?? content.styling.paper ?? DEFAULT_PAPER
  const styleAt = (scale: Scale) => createStyle(template, content.styling, paper, scale)
  const layoutAt = (scale: Scale) =>
    layoutResume({
      outline,
      style: styleAt(scale),
      typeface,
      language,
      detectLanguage: (text) => detectPassageLanguage(text, language),
    })
  return fitToPages(layoutAt, content.styling.fitPages, styleAt({ space: 1, size: 1 }).body.size)
}

/** The faces that a resume is drawn with. */
export const loadTypeface = ({ fonts, content: { styling }, template }: DrawInput): Typeface => {
  const { text, display } = getFamilies(styling, template)
  return createTypeface(fonts, text, display)
}
