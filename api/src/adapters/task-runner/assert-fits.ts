import { AppError } from '#shared/errors.ts'

/** Measured on resumes at these sizes, the slowest task takes 2 s; a Worker may take 30 s. */
const MAX_CHARS = 1_000_000

/**
 * Throws `too-complex` for a task whose texts are too long to work on where nothing can be stopped. Files are checked by
 * their own rules.
 */
export const assertFits = (input: Readonly<Record<string, unknown>>): void => {
  let chars = 0
  for (const value of Object.values(input)) if (typeof value === 'string') chars += value.length
  if (chars > MAX_CHARS) throw new AppError('too-complex')
}
