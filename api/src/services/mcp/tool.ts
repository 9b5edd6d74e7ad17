import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import type { ToolHost } from './tool-host.ts'

/** What a tool answers: JSON, and a file where it makes one. */
export interface ToolResult {
  readonly data: Readonly<Record<string, unknown>>
  readonly file?: { readonly name: string; readonly mimeType: string; readonly bytes: Uint8Array }
}

export interface Tool {
  readonly name: string
  readonly description: string
  /** Whether it works with no account. */
  readonly worksOffline: boolean
  readonly changesDrafts: boolean
  /** JSON Schema of the arguments. */
  readonly inputSchema: Readonly<Record<string, unknown>>
  /** Throws `invalid-request` for other arguments, and the codes of the work. */
  run(host: ToolHost, args: unknown): Promise<ToolResult>
}

interface ToolDefinition<S extends z.ZodType> extends Pick<Tool, 'name' | 'description'> {
  readonly needsAccount?: true
  readonly changesDrafts?: true
  readonly input: S
  run(host: ToolHost, input: z.output<S>): Promise<ToolResult>
}

/** Makes a tool that checks its arguments. */
export const defineTool = <S extends z.ZodType>({
  name,
  description,
  input,
  run,
  ...rest
}: ToolDefinition<S>): Tool => ({
  name,
  description,
  worksOffline: rest.needsAccount !== true,
  changesDrafts: rest.changesDrafts === true,
  inputSchema: z.toJSONSchema(input, { io: 'input' }),
  run: async (host, args) => {
    const parsed = input.safeParse(args ?? {})
    if (!parsed.success) throw new AppError('invalid-request', { path: parsed.error.issues[0]?.path.join('.') ?? '' })
    return run(host, parsed.data)
  },
})
