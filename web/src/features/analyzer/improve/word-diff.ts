import type { Change } from '#shared/resume/edits/changes.ts'

type Value = Change['before']

const ENTRY_FIELDS = ['company', 'institution', 'organization', 'name', 'title', 'label', 'url'] as const

/** A value of a document as a person reads it: texts as they are, lists joined, dates as written. */
export const formatValue = (value: Value): string => {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join(', ')
  for (const key of ['text', 'value', 'es', 'en', ...ENTRY_FIELDS]) {
    const inner = value[key]
    if (typeof inner === 'string' && inner !== '') return inner
  }
  return Object.values(value).map(formatValue).filter(Boolean).join(' · ')
}

export interface DiffSegment {
  readonly text: string
  readonly changed: boolean
}

const MAX_DIFF_WORDS = 220
const splitWords = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? []

/** Marks the words of two texts that the other one has not. Long texts are shown whole, unmarked. */
export const diffWords = (
  before: string,
  after: string,
): { before: readonly DiffSegment[]; after: readonly DiffSegment[] } => {
  const a = splitWords(before)
  const b = splitWords(after)
  if (a.length === 0 || b.length === 0 || a.length > MAX_DIFF_WORDS || b.length > MAX_DIFF_WORDS) {
    return { before: [{ text: before, changed: false }], after: [{ text: after, changed: false }] }
  }
  const kept = findCommonWords(a, b)
  return { before: toSegments(a, kept.a), after: toSegments(b, kept.b) }
}

/** Indices of the longest common run of words in both lists. */
const findCommonWords = (a: readonly string[], b: readonly string[]) => {
  const same = (i: number, j: number) => a[i]?.trim() === b[j]?.trim()
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? []
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const keptA = new Set<number>()
  const keptB = new Set<number>()
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (same(i, j)) {
      keptA.add(i++)
      keptB.add(j++)
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return { a: keptA, b: keptB }
}

const toSegments = (words: readonly string[], kept: ReadonlySet<number>): readonly DiffSegment[] => {
  const out: { text: string; changed: boolean }[] = []
  words.forEach((word, i) => {
    const changed = !kept.has(i)
    const last = out.at(-1)
    if (last && last.changed === changed) last.text += word
    else out.push({ text: word, changed })
  })
  return out
}
