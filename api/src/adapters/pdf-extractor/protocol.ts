import * as z from 'zod'
import { isErrorCode } from '#shared/errors.ts'
import { extractedDocumentSchema } from '#shared/parser/extracted-document.ts'

// Messages between the server and the parser process (structured clone over the process channel).
export const requestSchema = z.object({ id: z.int(), bytes: z.instanceof(Uint8Array) })

export const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  /** Result of the text pass, used when the second pass fails or takes too long. */
  z.object({ kind: z.literal('text'), id: z.int(), document: extractedDocumentSchema }),
  z.object({ kind: z.literal('done'), id: z.int(), document: extractedDocumentSchema }),
  z.object({
    kind: z.literal('error'),
    id: z.int(),
    code: z.string().refine(isErrorCode),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
])
export type ParserReply = z.infer<typeof replySchema>
