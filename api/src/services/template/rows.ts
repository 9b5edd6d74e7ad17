import { TEMPLATES } from '#shared/templates/catalog.ts'
import { htmlTemplateOf } from '#shared/templates/html.ts'
import type { TemplateRow } from '../../db/queries/templates.ts'

/** The catalogue as rows of the `templates` table. */
export const templateRows = (): TemplateRow[] =>
  TEMPLATES.map((template, position) => ({
    id: template.id,
    name: template.name.en,
    nameEs: template.name.es,
    description: template.description.en,
    descriptionEs: template.description.es,
    category: template.category,
    htmlTemplate: htmlTemplateOf(template),
    isPopular: template.isPopular,
    colorSchemes: template.colorSchemes.map(({ name, primary }) => ({ name: name.en, nameEs: name.es, primary })),
    position,
  }))
