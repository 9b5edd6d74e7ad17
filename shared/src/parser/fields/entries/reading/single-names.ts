import type { Segment } from '../segments.ts'
import type { ReadEntry } from './read-section.ts'

const MIN_ENTRIES = 3

/** The one name of an entry with dates, where it has no other. */
const findOnlyName = ({ title, organization, titleLines }: ReadEntry): Segment | undefined =>
  (title && organization) || titleLines.every(({ dates }) => !dates) ? undefined : (title ?? organization)

/**
 * The entries of a section, where each has dates and one name, all in one look, with all names in one field: the title,
 * unless most are organizations.
 */
export const unifySingleNames = (entries: readonly ReadEntry[]): readonly ReadEntry[] => {
  const names = entries.map(findOnlyName)
  if (entries.length < MIN_ENTRIES || names.some((name) => name?.style !== names[0]?.style)) return entries
  const titled = entries.filter(({ title }) => title).length
  if (titled === 0 || titled === entries.length) return entries
  const field = titled * 2 >= entries.length ? 'title' : 'organization'
  return entries.map((entry, i) => {
    const { title: _title, organization: _organization, ...rest } = entry
    const name = names[i]
    return name ? { ...rest, [field]: name } : entry
  })
}
