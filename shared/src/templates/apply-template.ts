import {
  DEFAULT_COLOR,
  DEFAULT_FONT,
  type ResumeContent,
  type Styling,
  stylingSchema,
} from '../resume/schema/content.ts'
import type { Template } from './template.ts'

/**
 * Sets the template of a content. A color that is still the general default becomes the template's first color scheme,
 * a font that the user did not choose the template's own.
 */
export const applyTemplate = (content: ResumeContent, template: Template): ResumeContent => {
  const { styling } = content
  if (styling.template === template.id) return content
  const scheme = template.colorSchemes[0]?.primary ?? styling.primaryColor
  const primaryColor =
    styling.primaryColor.toLowerCase() === DEFAULT_COLOR.toLowerCase() ? scheme : styling.primaryColor
  const font = getFontInTemplate(styling, template)
  // The order of the schema: the same resume gives the same bytes after it was read back from a file.
  return { ...content, styling: stylingSchema.parse({ ...styling, ...font, template: template.id, primaryColor }) }
}

/**
 * The font after a change of the template: the template's own in place of one that came with a template, and of the
 * general default unless the user chose it.
 */
export const getFontInTemplate = (
  { fontFamily, ownFont }: Pick<Styling, 'fontFamily' | 'ownFont'>,
  next: Template,
): Pick<Styling, 'fontFamily' | 'ownFont'> =>
  (ownFont ?? fontFamily === DEFAULT_FONT)
    ? { fontFamily: next.font, ownFont: true }
    : { fontFamily, ...(ownFont !== undefined && { ownFont }) }
