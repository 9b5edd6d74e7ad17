import * as z from 'zod'
import { contentSchema, strictContentSchema } from '../resume/schema/content.ts'
import { languageSchema } from './common.ts'

export const generateBody = z.object({
  templateId: z.string().min(1).max(64),
  customData: strictContentSchema,
  language: languageSchema.optional(),
})
export const generateResponse = z.object({ analyzedResumeId: z.string() })

const documentSummaryResponse = z.object({
  id: z.string(),
  resumeId: z.string(),
  templateId: z.string(),
  name: z.string(),
  language: languageSchema.nullable(),
  /** UTC ms. */
  createdAt: z.int(),
})
export const documentsResponse = z.array(documentSummaryResponse)
export const documentResponse = documentSummaryResponse.extend({ customData: contentSchema })
