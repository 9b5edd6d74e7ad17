/** One line of the log. Never CV text, tokens, e-mails, cookies or query strings: ids, codes and times alone. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly [field: string]: string | number | boolean | null | undefined
}
export type Log = (line: LogLine) => void

/** Name and place of a failure for the log. Its message is left out: drivers put values and statements there. */
export const describeError = (error: unknown): { fault: string; at: string } => {
  if (!(error instanceof Error)) return { fault: typeof error, at: '' }
  const own = (error.stack ?? '')
    .split('\n')
    .find((line) => /\((file|\/|api|shared).*\.ts/.test(line) || /\.ts:/.test(line))
  const code = 'code' in error && typeof error.code === 'string' ? `:${error.code}` : ''
  const cause = error.cause instanceof Error ? ` < ${describeError(error.cause).fault}` : ''
  return { fault: `${error.name}${code}${cause}`, at: own?.trim().replace(/.*\/(api|shared)\//, '$1/') ?? '' }
}
