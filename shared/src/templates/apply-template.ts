import { DEFAULT_COLOR, DEFAULT_FONT, type ResumeContent } from '../resume/schema/content.ts'
import type { Template } from './template.ts'

/**
 * Sets the template of a content. A color and font that are still the general defaults become the template's first
 * color scheme and its own font; a choice of the user stays.
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
      fontFamily: styling.fontFamily === DEFAULT_FONT ? template.font : styling.fontFamily,
    },
  }
}
