import type { Brand } from '../resume/design/brand.ts'
import { OWN_DESIGN_PREFIX, type OwnDesign } from '../resume/design/own-design.ts'
import type { Styling } from '../resume/schema/content.ts'
import { findTemplateById } from './catalog.ts'
import type { ColorScheme, Template } from './template.ts'

type Designed = Pick<Styling, 'design' | 'brand'>

/**
 * The template with an id, for a document with this styling: its own design when it is that, else one of the catalog.
 * Undefined when there is none.
 */
export const findTemplate = (styling: Designed, id: string): Template | undefined =>
  styling.design?.id === id ? toTemplate(styling.design, styling.brand) : findTemplateById(id)

/**
 * The template that a stored document is drawn in. Its own design is filed under the template that it was made from,
 * which `id` may be.
 */
export const findStoredTemplate = (styling: Designed & Pick<Styling, 'template'>, id: string): Template | undefined =>
  styling.design && styling.template === styling.design.id && id === styling.design.base
    ? toTemplate(styling.design, styling.brand)
    : findTemplate(styling, id)

/** An own design as a template, with the data that a document in it carries. */
export interface OwnTemplate extends Template {
  readonly source: { readonly design: OwnDesign; readonly brand: Brand | undefined }
}

/** Whether a template is of a design that a person made. */
export const isOwnTemplate = (template: Template): template is OwnTemplate => 'source' in template

/** Schemes of the catalog beside that of the brand. */
const MAX_OTHER_SCHEMES = 5

/** An own design as a template. Its colors are those of the brand, then those of the template that it was made from. */
export const toTemplate = (design: OwnDesign, brand?: Brand): OwnTemplate => {
  const { id, name, category, font, displayFont, axes } = design
  const both = { es: name, en: name }
  const base = findTemplateById(design.base)
  const own: ColorScheme[] = brand ? [{ id: 'brand', name: both, ...brand.colors }] : []
  return {
    ...axes,
    id,
    design: id,
    name: both,
    description: both,
    category,
    isPopular: false,
    colorSchemes: [...own, ...(base?.colorSchemes ?? []).slice(0, MAX_OTHER_SCHEMES)],
    font,
    displayFont,
    source: { design, brand },
  }
}

/** What an own design takes from the template that it is made from. */
export const createOwnDesign = (template: Template, id: string, name: string): OwnDesign => {
  const {
    id: base,
    design: _design,
    name: _name,
    description: _description,
    category,
    isPopular: _isPopular,
    colorSchemes: _colorSchemes,
    font,
    displayFont,
    photoReason: _photoReason,
    ...axes
  } = template
  return {
    id: `${OWN_DESIGN_PREFIX}${id}`,
    name,
    base: findTemplateById(base) ? base : 'clara',
    category,
    font,
    displayFont,
    axes,
  }
}
