import type { FontFamily, Styling } from '../../resume/schema/content.ts'
import type { Template } from '../../templates/template.ts'

/**
 * The family of name and headings: the chosen one, else that of the template while its text is in the template's own
 * face, else that of the text.
 */
export const getDisplayFamily = (styling: Styling, template: Template): FontFamily =>
  styling.displayFont ?? (styling.fontFamily === template.font ? template.displayFont : styling.fontFamily)
