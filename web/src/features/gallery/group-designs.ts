import type { Template } from '#shared/templates/template.ts'

/** The templates by design, in their order; the first of each group names the design. */
export const groupDesigns = (templates: readonly Template[]): (readonly [Template, ...Template[]])[] =>
  templates
    .filter(({ id, design }) => id === design)
    .map((first) => [first, ...templates.filter(({ id, design }) => design === first.id && id !== first.id)])
