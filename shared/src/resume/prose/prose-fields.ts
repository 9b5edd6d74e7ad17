import { unsafeCast } from '../../cast.ts'
import { escapeMarks, stripMarks } from './marks.ts'

/** Keys of the fields whose text may have marks, in documents and in the flat shape. */
const PROSE_KEYS: ReadonlySet<string> = new Set(['summary', 'description', 'achievements', 'items'])

/** Keys of lines without marks, whose own keys may be those of prose. */
const OTHER_KEYS: ReadonlySet<string> = new Set(['id', 'titles', 'styling'])

/** Maps the prose of a resume; unchanged parts keep their identity. */
const mapProse = (value: unknown, map: (text: string) => string, isProse = false): unknown => {
  if (typeof value === 'string') return isProse ? map(value) : value
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    const next = items.map((item) => mapProse(item, map, isProse))
    return next.every((item, i) => item === items[i]) ? value : next
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const next = entries.map(([key, child]): [string, unknown] => [
    key,
    OTHER_KEYS.has(key) ? child : mapProse(child, map, isProse || PROSE_KEYS.has(key)),
  ])
  return next.every(([, child], i) => child === entries[i]?.[1]) ? value : Object.fromEntries(next)
}

/** A resume, as a document or in the flat shape, with its prose as it is read: without marks. */
export const stripProseMarks = <T>(resume: T): T =>
  unsafeCast<T>(mapProse(resume, stripMarks), 'only texts were replaced, by texts')

/** A document from before prose had marks, so that it is printed as it was. */
export const escapeProseMarks = (document: Record<string, unknown>): Record<string, unknown> =>
  unsafeCast<Record<string, unknown>>(mapProse(document, escapeMarks), 'only texts were replaced, by texts')
