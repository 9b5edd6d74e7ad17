import {
  DEFAULT_COLOR,
  DEFAULT_FONT,
  type FontFamily,
  type ResumeContent,
  type Styling,
} from '../resume/schema/content.ts'
import { findTemplateById } from './catalog.ts'
import type { Template } from './template.ts'

/**
 * Sets the template of a content. A color that is still the general default becomes the template's first color scheme,
 * a font that the user did not choose the template's own.
 */
export const applyTemplate = (content: ResumeContent, template: Template): ResumeContent => {
  const { styling } = content
  if (styling.template === template.id) return content
  const scheme = template.colorSchemes[0]?.primary ?? styling.primaryColor
  return {
    ...content,
    styling: {
      ...styling,
      template: template.id,
      primaryColor: styling.primaryColor.toLowerCase() === DEFAULT_COLOR.toLowerCase() ? scheme : styling.primaryColor,
      fontFamily: getFontInTemplate(styling, template),
    },
  }
}

/** The font that a resume has after a change of its template: the user's choice, else the template's own. */
export const getFontInTemplate = (
  { fontFamily, keepFont, template }: Pick<Styling, 'fontFamily' | 'keepFont' | 'template'>,
  next: Template,
): FontFamily => {
  const isOwn = fontFamily === DEFAULT_FONT || fontFamily === findTemplateById(template)?.font
  return keepFont || !isOwn ? fontFamily : next.font
}
