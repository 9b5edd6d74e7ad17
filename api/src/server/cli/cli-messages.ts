import * as z from 'zod'

/** What the thread of the command line tells its supervisor. */
export const cliMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('out'), line: z.string() }),
  z.object({ kind: z.literal('err'), line: z.string() }),
  /** `index`: of the file among all. */
  z.object({
    kind: z.literal('start'),
    file: z.string(),
    index: z.int(),
    count: z.int(),
    deadlineMs: z.number(),
  }),
  z.object({ kind: z.literal('end'), exitCode: z.int() }),
])
export type CliMessage = z.infer<typeof cliMessageSchema>
