import * as z from 'zod'

/** A log line: ids, codes and times only, never resume text, tokens, emails, cookies or query strings. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly [field: string]: string | number | boolean | null | undefined
}
export type Log = (line: LogLine) => void

const statusSchema = z.object({ status: z.number().optional(), statusCode: z.number().optional() })

/**
 * Name, HTTP status, code and source location of an error. Messages are omitted, because drivers put values and
 * statements in them. Errors of SDKs have their name in their class alone.
 */
export const describeError = (error: unknown): { fault: string; at: string } => {
  if (!(error instanceof Error)) return { fault: typeof error, at: '' }
  const ownFrame = (error.stack ?? '')
    .split('\n')
    .find((line) => /^[^(]*\((file|\/|api|shared).*\.ts/.test(line) || /\.ts:/.test(line))
  const name = error.name === 'Error' ? error.constructor.name : error.name
  const { status, statusCode = status } = statusSchema.safeParse(error).data ?? {}
  const code = 'code' in error && typeof error.code === 'string' ? `:${error.code}` : ''
  const cause = error.cause instanceof Error ? ` < ${describeError(error.cause).fault}` : ''
  return {
    fault: `${name}${statusCode === undefined ? '' : ` ${statusCode}`}${code}${cause}`,
    at: ownFrame?.trim().replace(/^.*\/(api|shared)\//, '$1/') ?? '',
  }
}
