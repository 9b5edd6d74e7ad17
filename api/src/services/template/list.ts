import type * as z from 'zod'
import type { templatesResponse } from '#shared/api-schema/templates.ts'
import type { Language } from '#shared/languages.ts'
import type { ServiceCall } from '../../context.ts'
import { listTemplateRows, type TemplateRow } from '../../db/queries/resume/templates.ts'

/** Lists the templates in catalog order, with names and descriptions in `language`. */
export const listTemplates = async ({
  ctx,
  input: { language },
}: ServiceCall<{ language: Language }>): Promise<z.infer<typeof templatesResponse>> =>
  (await listTemplateRows(ctx.db)).map((row) => toTemplateResponse(row, language))

const toTemplateResponse = (row: TemplateRow, language: Language) => ({
  id: row.id,
  name: language === 'es' ? row.nameEs : row.name,
  description: language === 'es' ? row.descriptionEs : row.description,
  category: row.category,
  htmlTemplate: row.htmlTemplate,
  isPopular: row.isPopular,
  colorSchemes: row.colorSchemes.map((s) => ({ name: language === 'es' ? s.nameEs : s.name, primary: s.primary })),
})
