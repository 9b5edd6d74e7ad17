import type { ResumeContent, Sections } from './content.ts'
import { LIMITS } from './limits.ts'
import { countBullets, countJsonChars } from './resume-size.ts'

const LISTS = ['experience', 'education', 'projects', 'certifications', 'awards', 'volunteer', 'custom'] as const
type ListKey = (typeof LISTS)[number]

interface FittedContent {
  readonly content: ResumeContent
  /** The texts that did not fit, one a line; empty where all did. */
  readonly leftOut: readonly string[]
}

/**
 * A resume within `LIMITS.sectionEntries`, `entryBullets`, `bullets` and `contentChars`. Bullets and entries beyond are left
 * out from the end; for the characters, whole entries from the last section on.
 */
export const fitContent = (content: ResumeContent): FittedContent => {
  const leftOut: string[] = []
  const budget: { bullets: number } = { bullets: LIMITS.bullets }
  let sections: Sections = { ...content.sections }
  for (const key of LISTS) {
    const entries = content.sections[key]
    if (!entries) continue
    leftOut.push(...entries.slice(LIMITS.sectionEntries).flatMap(collectTexts))
    const kept = entries.slice(0, LIMITS.sectionEntries).map((entry) => fitBullets(entry, budget, leftOut))
    sections = { ...sections, [key]: kept }
  }
  return fitChars({ ...content, sections }, leftOut)
}

type AnyEntry = NonNullable<Sections[ListKey]>[number]

const fitBullets = (entry: AnyEntry, budget: { bullets: number }, leftOut: string[]): AnyEntry => {
  const limit = Math.min(LIMITS.entryBullets, budget.bullets)
  const count = countBullets(entry)
  budget.bullets -= Math.min(count, limit)
  if (count <= limit) return entry
  if ('items' in entry) {
    leftOut.push(...entry.items.slice(limit))
    return { ...entry, items: entry.items.slice(0, limit) }
  }
  if (!('achievements' in entry) || !entry.achievements) return entry
  leftOut.push(...entry.achievements.slice(limit))
  return { ...entry, achievements: entry.achievements.slice(0, limit) }
}

const fitChars = (content: ResumeContent, leftOut: string[]): FittedContent => {
  let excess = countJsonChars(content) - LIMITS.contentChars
  let { sections } = content
  for (const key of LISTS.toReversed()) {
    const entries = sections[key] ?? []
    let end = entries.length
    while (excess > 0 && end > 0) {
      end -= 1
      excess -= JSON.stringify(entries[end]).length + 1
    }
    leftOut.push(...entries.slice(end).flatMap(collectTexts))
    if (end < entries.length) sections = { ...sections, [key]: entries.slice(0, end) }
  }
  return { content: { ...content, sections }, leftOut }
}

/** The texts of an entry in the order of its fields, without its id. */
const collectTexts = (entry: AnyEntry): string[] =>
  Object.entries(entry)
    .filter(([key]) => key !== 'id')
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value): value is string => typeof value === 'string' && value !== '')
