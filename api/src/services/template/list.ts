import type * as z from 'zod'
import type { templatesResponse } from '#shared/api-schema/responses.ts'
import type { Language } from '#shared/languages.ts'
import type { Ctx } from '../../context.ts'
import { allTemplates, type TemplateRow } from '../../db/queries/templates.ts'

export const listTemplates = async (ctx: Ctx, language: Language): Promise<z.infer<typeof templatesResponse>> =>
  (await allTemplates(ctx.db)).map((row) => toResponse(row, language))

const toResponse = (row: TemplateRow, language: Language) => ({
  id: row.id,
  name: language === 'es' ? row.nameEs : row.name,
  description: language === 'es' ? row.descriptionEs : row.description,
  category: row.category,
  htmlTemplate: row.htmlTemplate,
  isPopular: row.isPopular,
  colorSchemes: row.colorSchemes.map((s) => ({ name: language === 'es' ? s.nameEs : s.name, primary: s.primary })),
})
