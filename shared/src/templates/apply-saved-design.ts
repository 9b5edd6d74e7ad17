import type { Brand } from '../resume/design/brand.ts'
import type { SavedDesign } from '../resume/design/own-design.ts'
import type { Styling } from '../resume/schema/content.ts'
import { getFontInTemplate } from './apply-template.ts'
import { isOwnTemplate, toTemplate } from './own-template.ts'
import type { Template } from './template.ts'

type Designed = Omit<Styling, 'titles'>

/** The styling with a brand, in its color; the template stays. */
export const applyBrand = <S extends Designed>(styling: S, brand: Brand): S => ({
  ...styling,
  brand,
  brandFaces: undefined,
  primaryColor: brand.colors.primary,
})

/**
 * The styling in a template. The color is that of the brand, which any template carries, else the first of the template;
 * the font is the template's unless the person chose it. Of an own design the data comes along.
 */
export const applyTemplateStyling = <S extends Designed>(styling: S, template: Template): S => {
  const source = isOwnTemplate(template) ? template.source : undefined
  const brand = source?.brand ?? styling.brand
  return {
    ...styling,
    ...getFontInTemplate(styling, template),
    ...(source && { design: source.design }),
    ...(brand && { brand }),
    template: template.id,
    primaryColor: brand?.colors.primary ?? template.colorSchemes[0]?.primary ?? styling.primaryColor,
  }
}

/** The styling with a saved design: its template, where it has one, and its brand. */
export const applySavedDesign = <S extends Designed>(styling: S, { design, brand }: SavedDesign): S =>
  applyBrand(design ? applyTemplateStyling(styling, toTemplate(design, brand)) : styling, brand)
