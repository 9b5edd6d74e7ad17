import type { Template } from './template.ts'

/** A letter has one page to fill, so its text is larger than that of a resume. Body text in pt. */
const LETTER_SIZE_PT = 10.75

/** A design as it is for a letter, which has no labels or dates to put in a column of their own. */
export const toLetterTemplate = (template: Template): Template => ({
  ...template,
  spacing: 'normal',
  size: { ...template.size, base: Math.max(template.size.base, LETTER_SIZE_PT) },
  entry: { ...template.entry, anatomy: 'line' },
  heading: { ...template.heading, kind: template.heading.kind === 'label' ? 'plain' : template.heading.kind },
})
