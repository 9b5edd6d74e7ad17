import * as z from 'zod'
import { templateCategorySchema } from '../resume/design/design-axes.ts'

/** A template in one language. `htmlTemplate` is HTML with `{{field}}` placeholders. */
export const templateResponse = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: templateCategorySchema,
  htmlTemplate: z.string(),
  isPopular: z.boolean(),
  colorSchemes: z.array(z.object({ name: z.string(), primary: z.string() })),
})
export const templatesResponse = z.array(templateResponse)
