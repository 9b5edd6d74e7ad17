import { createHash } from 'node:crypto'
import { sameDate, toDate } from './dates.ts'
import { digits, normalize, sameText, toLink } from './normalize.ts'

export const FIELDS = [
  'name',
  'email',
  'phone',
  'link',
  'company',
  'position',
  'start',
  'end',
  'institution',
  'degree',
  'skill',
] as const
export type Field = (typeof FIELDS)[number]

export interface Count {
  hits: number
  expected: number
  found: number
}
export type Counts = Record<Field, Count>

export const emptyCounts = (): Counts => {
  const counts: Partial<Counts> = {}
  for (const field of FIELDS) counts[field] = { hits: 0, expected: 0, found: 0 }
  return counts as Counts
}

/** A job or study: its names by field, and its dates as `toDate` returns them. */
export interface Entry {
  readonly names: Partial<Record<Field, string>>
  readonly start: string | null
  readonly end: string | null
}

export const toEntry = (
  names: Partial<Record<Field, string | null | undefined>>,
  { start, end }: { readonly start?: string | null | undefined; readonly end?: string | null | undefined },
): Entry => ({
  names: Object.fromEntries(Object.entries(names).filter(([, name]) => name)) as Partial<Record<Field, string>>,
  start: toDate(start),
  end: toDate(end),
})

/** Contact data of a real person is stored as a hash; other values are compared by `equal`. */
const matches = (expected: string, hashable: string, equal: () => boolean): boolean =>
  expected.startsWith('#')
    ? `#${createHash('sha256').update(`faro:${hashable}`).digest('hex').slice(0, 20)}` === expected
    : equal()

const samePhone = (found: string, expected: string): boolean => {
  const [a, b] = [digits(found), digits(expected)]
  return a.length >= 6 && (a === b || a.endsWith(b) || b.endsWith(a))
}

/** Pairs expected and found entries, those that agree in most names first; then those that stand closest. */
const pairEntries = (expected: readonly Entry[], found: readonly Entry[]): Map<Entry, Entry> => {
  const candidates = expected.flatMap((one, i) =>
    found.flatMap((other, j) => {
      const agreed = Object.entries(one.names).filter(([field, name]) => sameText(other.names[field as Field], name))
      return agreed.length > 0 ? [{ one, other, agreed: agreed.length, distance: Math.abs(i - j) }] : []
    }),
  )
  candidates.sort((a, b) => b.agreed - a.agreed || a.distance - b.distance)
  const pairs = new Map<Entry, Entry>()
  const taken = new Set<Entry>()
  for (const { one, other } of candidates)
    if (!pairs.has(one) && !taken.has(other)) {
      pairs.set(one, other)
      taken.add(other)
    }
  return pairs
}

/** Counts the fields of one CV and lists those that were missed. */
export class FieldCounter {
  readonly counts = emptyCounts()
  /** Entries of experience, and those with company and position right. */
  readonly jobs = { hits: 0, expected: 0 }
  readonly missed: string[] = []

  addText(field: 'name' | 'email', expected: string | null | undefined, found: string): void {
    if (found) this.counts[field].found++
    if (!expected) return
    const text = normalize(found)
    this.#expect(
      field,
      expected,
      matches(expected, text, () => text === normalize(expected)),
    )
  }

  addPhone(expected: string | null | undefined, found: string): void {
    if (found) this.counts.phone.found++
    if (!expected) return
    this.#expect(
      'phone',
      expected,
      matches(expected, digits(found).slice(-9), () => samePhone(found, expected)),
    )
  }

  addLinks(expected: readonly string[], found: readonly string[]): void {
    const links = [...new Set(found.map(toLink))]
    this.counts.link.found += links.length
    for (const link of expected)
      if (link && !link.includes('@'))
        this.#expect(
          'link',
          link,
          links.some((one) => matches(link, one, () => one.includes(toLink(link)))),
        )
  }

  addSkills(expected: readonly string[], found: readonly string[]): void {
    if (expected.length === 0) return
    const skills = found.filter((skill) => normalize(skill))
    this.counts.skill.found += skills.length
    for (const skill of expected)
      this.#expect(
        'skill',
        skill,
        skills.some((one) => normalize(one) === normalize(skill) || sameText(one, skill)),
      )
  }

  addEntries(expected: readonly Entry[], found: readonly Entry[]): void {
    for (const { names, start, end } of found) {
      for (const [field, name] of Object.entries(names)) if (normalize(name)) this.counts[field as Field].found++
      if (start) this.counts.start.found++
      if (end) this.counts.end.found++
    }
    const pairs = pairEntries(expected, found)
    for (const entry of expected) this.#addEntry(entry, pairs.get(entry))
  }

  #addEntry({ names, start, end }: Entry, found: Entry | undefined): void {
    const right = Object.entries(names).map(([field, name]) =>
      this.#expect(field as Field, name, sameText(found?.names[field as Field], name)),
    )
    if (names.company && names.position) {
      this.jobs.expected++
      if (right.every(Boolean)) this.jobs.hits++
    }
    if (start) this.#expect('start', start, sameDate(found?.start, start))
    if (end) this.#expect('end', end, sameDate(found?.end, end))
  }

  #expect(field: Field, value: string, isHit: boolean): boolean {
    this.counts[field].expected++
    if (isHit) this.counts[field].hits++
    else this.missed.push(`${field}: ${value}`)
    return isHit
  }
}
