import type { Language } from '../../languages.ts'
import type { FontFamily, Paper, ResumeContent } from '../../resume/schema/content.ts'
import type { Template } from '../../templates/template.ts'

/** TTF bytes by weight. */
interface FontFaces {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}
export type FontSet = Readonly<Partial<Record<FontFamily, FontFaces>>>

export interface RenderInput {
  readonly content: ResumeContent
  readonly template: Template
  readonly language: Language
  readonly fonts: FontSet
  /** Overrides of the content's own styling. */
  readonly paper?: Paper
  /** UTC ms; stands in the file as its date. The same input gives the same bytes. */
  readonly now: number
}

export interface RenderedPdf {
  readonly bytes: Uint8Array
  /** Page sizes in pt. */
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  /** Characters the font has not; each is named to the user, never dropped in silence. */
  readonly missingGlyphs: readonly string[]
}
