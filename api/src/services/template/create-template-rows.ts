import { TEMPLATES } from '#shared/templates/catalog.ts'
import { renderHtmlTemplate } from '#shared/templates/render-html.ts'
import type { TemplateRow } from '../../db/queries/resume/templates.ts'

/** Creates the rows of the `templates` table from the template catalog, in catalog order. */
export const createTemplateRows = (): TemplateRow[] =>
  TEMPLATES.map((template, position) => ({
    id: template.id,
    name: template.name.en,
    nameEs: template.name.es,
    description: template.description.en,
    descriptionEs: template.description.es,
    category: template.category,
    htmlTemplate: renderHtmlTemplate(template),
    isPopular: template.isPopular,
    colorSchemes: template.colorSchemes.map(({ name, primary }) => ({ name: name.en, nameEs: name.es, primary })),
    position,
  }))
