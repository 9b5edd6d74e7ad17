import type { ParsedLine } from '../../../lines/parsed-line.ts'
import { joinEntryLines, unmarkDatedBullets } from '../group-entries.ts'
import { findHeadedStarts, findLabelledStarts, findListedEntries } from '../listed-entries.ts'
import type { Segment } from '../segments.ts'
import { unmarkEntryBullets } from './entry-bullets.ts'
import { readExportedProfile } from './exported-profile.ts'
import { type EntryKind, ORGANIZATION, PLACE, TITLE } from './line-readings.ts'
import { readOutline } from './outline.ts'
import { type Expected, type ReadEntry, readSection } from './read-section.ts'
import { repeatSharedRoles } from './shared-roles.ts'
import { unifySingleNames } from './single-names.ts'
import { readUndatedList } from './undated-list.ts'

/** An entry as rules have it. */
export interface RuleEntry {
  readonly titleLines: readonly ParsedLine[]
  readonly title: Segment | undefined
  readonly organization: Segment | undefined
  readonly place: Segment | undefined
}

/**
 * The entries of a section, read as a whole with those of the rules as evidence. Undefined for a section of labeled
 * values or of single items, whose anatomy is printed, and where no entry is found: there the rules decide.
 */
export const readEntries = (
  section: readonly ParsedLine[],
  kind: EntryKind,
  byRules: readonly RuleEntry[],
): ReadEntry[] | undefined => {
  const joined = kind === 'job' ? repeatSharedRoles(joinEntryLines(section)) : joinEntryLines(section)
  const exported = kind === 'job' ? readExportedProfile(joined) : undefined
  if (exported) return exported
  if (joined.length === 0 || findLabelledStarts(joined) || findHeadedStarts(joined)) return undefined
  const outlined = readOutline(joined, kind)
  if (outlined) return outlined
  const listed = findListedEntries(joined)
  if (listed && unmarkEntryBullets(joined, kind) === joined) return undefined
  const told = kind === 'job' ? readUndatedList(joined) : undefined
  const lines = unmarkEntryBullets(unmarkDatedBullets(told?.rest ?? joined), kind)
  const entries = [...(told?.entries ?? []), ...unifySingleNames(readSection(lines, kind, toExpected(byRules)))]
  return entries.length > 0 ? entries : undefined
}

const toExpected = (entries: readonly RuleEntry[]): Expected => {
  const names = new Map<string, number>()
  for (const { title, organization, place } of entries) {
    if (title) names.set(title.text, TITLE)
    if (organization) names.set(organization.text, ORGANIZATION)
    if (place) names.set(place.text, PLACE)
  }
  return {
    starts: new Set(entries.flatMap(({ titleLines: [first] }) => (first ? [first.index] : []))),
    titles: new Set(entries.flatMap(({ titleLines }) => titleLines.map(({ index }) => index))),
    names,
  }
}
