import * as z from 'zod'
import { TASKS, type TaskName } from '#api/ports/tasks.ts'
import { unsafeCast } from '#shared/cast.ts'
import { isErrorCode } from '#shared/errors.ts'

// Messages between the server and a task process (structured clone over the process channel).
const taskNames = unsafeCast<readonly TaskName[]>(Object.keys(TASKS), 'its own keys')
export const requestSchema = z.object({ id: z.int(), name: z.enum(taskNames), input: z.unknown() })
export type TaskMessage = z.infer<typeof requestSchema>

export const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  /** An earlier result that is used when the rest of the task fails or takes too long. */
  z.object({ kind: z.literal('partial'), id: z.int(), output: z.unknown() }),
  z.object({ kind: z.literal('done'), id: z.int(), output: z.unknown() }),
  z.object({
    kind: z.literal('error'),
    id: z.int(),
    code: z.string().refine(isErrorCode),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** For the log: name and place of the cause of `internal`. */
    cause: z.object({ name: z.string(), stack: z.string() }).optional(),
  }),
])
export type TaskReply = z.infer<typeof replySchema>
