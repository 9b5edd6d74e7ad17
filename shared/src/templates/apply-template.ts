import { DEFAULT_COLOR, DEFAULT_FONT, type ResumeContent } from '../resume/schema/content.ts'
import type { Template } from './template.ts'

/**
 * A content that is to be drawn with a template it was not made for: what its styling leaves at the general default
 * becomes the template's first colour scheme and its own font, as when it is chosen in the gallery.
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
