import { AppError } from '#shared/errors.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'

/**
 * Characters of each field of an input. At these sizes a task takes about a second of processor time; a Worker has 30
 * unless it is configured otherwise. A CV of 20 pages has 80,000 characters.
 */
const MAX_CHARS: Readonly<Record<string, number>> = {
  text: 100_000,
  layout: 400_000,
  content: LIMITS.contentChars,
  document: LIMITS.documentChars,
  state: 1_000_000,
  stored: 1_000_000,
}

/** Pictures are copied, not laid out. */
const PHOTO = /"photo":"data:[^"]*"/

/**
 * Throws `too-complex` for a task whose texts are too long to work on where nothing can be stopped. Files are checked by
 * their own rules.
 */
export const assertFits = (input: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(input)) {
    const limit = MAX_CHARS[name]
    if (typeof value !== 'string' || limit === undefined || value.length <= limit) continue
    if (value.length - (PHOTO.exec(value)?.[0].length ?? 0) > limit) throw new AppError('too-complex')
  }
}
