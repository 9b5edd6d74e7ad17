import { AppError } from '#shared/errors.ts'
import { BRAND_LIMITS } from '#shared/resume/design/brand.ts'
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

/** Pictures and faces are copied, not laid out. */
const COPIED = /"(?:photo|source|regular|bold|italic|bold-italic|light)":"[\w:;,+/=]{1000,}"/g
const MAX_COPIED = LIMITS.photoChars + BRAND_LIMITS.chars

/**
 * Throws `too-complex` for a task whose texts are too long to work on where nothing can be stopped. Files are checked by
 * their own rules.
 */
export const assertFits = (input: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(input)) {
    const limit = MAX_CHARS[name]
    if (typeof value !== 'string' || limit === undefined || value.length <= limit) continue
    const copied = [...value.matchAll(COPIED)].reduce((sum, [text]) => sum + text.length, 0)
    if (value.length - Math.min(copied, MAX_COPIED) > limit) throw new AppError('too-complex')
  }
}
