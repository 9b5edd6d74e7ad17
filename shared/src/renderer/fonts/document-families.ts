import type { OwnFamily } from '../../resume/design/brand.ts'
import type { Styling } from '../../resume/schema/content.ts'
import type { Template } from '../../templates/template.ts'
import type { BrandFamily, Family, FontSet } from './font-set.ts'
import { loadOwnFaces } from './own-faces.ts'

/** The families of a document. */
export interface DocumentFamilies {
  readonly text: Family
  /** Of name and headings. */
  readonly display: Family
}

type Faced = Pick<Styling, 'fontFamily' | 'displayFont' | 'brand' | 'brandFaces'>

/**
 * The families of a document: those of its brand, unless the person chose others or their files are not fonts. Else the
 * text is in the chosen family, name and headings in that chosen for them, else in that of the template while the text is
 * in the template's own face, else in that of the text.
 */
export const getFamilies = (styling: Faced, template: Pick<Template, 'font' | 'displayFont'>): DocumentFamilies => {
  const text: Family = getOwnFamily(styling, 'brand-text') ? 'brand-text' : styling.fontFamily
  if (getOwnFamily(styling, 'brand-display')) return { text, display: 'brand-display' }
  if (text === 'brand-text') return { text, display: text }
  const inherited = styling.fontFamily === template.font ? template.displayFont : styling.fontFamily
  return { text, display: styling.displayFont ?? inherited }
}

/** A family of the brand, when the document is drawn in it. */
export const getOwnFamily = (
  { brand, brandFaces }: Pick<Styling, 'brand' | 'brandFaces'>,
  family: Family,
): OwnFamily | undefined => {
  const own = family === 'brand-text' ? brand?.text : family === 'brand-display' ? brand?.display : undefined
  return own && brandFaces !== false && loadOwnFaces(own) ? own : undefined
}

/** The faces of a brand that can be drawn. */
export const createBrandFonts = (styling: Pick<Styling, 'brand' | 'brandFaces'>): FontSet => {
  const load = (family: BrandFamily): FontSet => {
    const own = getOwnFamily(styling, family)
    const files = own && loadOwnFaces(own)
    return files ? { [family]: files } : {}
  }
  return { ...load('brand-text'), ...load('brand-display') }
}
