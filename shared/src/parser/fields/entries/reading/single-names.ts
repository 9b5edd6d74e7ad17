import type { Segment } from '../segments.ts'
import type { ReadEntry } from './read-section.ts'

const MIN_ENTRIES = 3

/** The one name of an entry with dates, where it has no other. */
const findOnlyName = ({ title, organization, titleLines }: ReadEntry): Segment | undefined =>
  (title && organization) || titleLines.every(({ dates }) => !dates) ? undefined : (title ?? organization)

/**
 * The entries of a section, where at least three have dates and one name in one look, mostly the title, with these names
 * as titles.
 */
export const unifySingleNames = (entries: readonly ReadEntry[]): readonly ReadEntry[] => {
  const all = entries.map(findOnlyName)
  const names = all.map((name) =>
    all.filter((other) => other && other.style === name?.style).length >= MIN_ENTRIES ? name : undefined,
  )
  const found = entries.filter((_, i) => names[i])
  if (found.filter(({ title }) => title).length * 2 < found.length) return entries
  return entries.map((entry, i) => {
    const { organization: _, ...rest } = entry
    const name = names[i]
    return name ? { ...rest, title: name } : entry
  })
}
