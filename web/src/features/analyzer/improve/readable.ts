import type { Change } from '#shared/resume/edits/changes.ts'

type Value = Change['before']

const ENTRY_FIELDS = ['company', 'institution', 'organization', 'name', 'title', 'label', 'url'] as const

/** A value of a document as a person reads it: texts as they are, lists joined, dates as written. */
export const readable = (value: Value): string => {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join(', ')
  for (const key of ['text', 'value', 'es', 'en', ...ENTRY_FIELDS]) {
    const inner = value[key]
    if (typeof inner === 'string' && inner !== '') return inner
  }
  return Object.values(value).map(readable).filter(Boolean).join(' · ')
}

export interface Piece {
  readonly text: string
  readonly changed: boolean
}

const MOST_WORDS = 220
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? []

/** Marks the words of two texts that the other one has not. Long texts are shown whole, unmarked. */
export const compare = (before: string, after: string): { before: readonly Piece[]; after: readonly Piece[] } => {
  const a = wordsOf(before)
  const b = wordsOf(after)
  if (a.length === 0 || b.length === 0 || a.length > MOST_WORDS || b.length > MOST_WORDS) {
    return { before: [{ text: before, changed: false }], after: [{ text: after, changed: false }] }
  }
  const kept = common(a, b)
  return { before: pieces(a, kept.a), after: pieces(b, kept.b) }
}

/** Indices of the longest common run of words in both lists. */
const common = (a: readonly string[], b: readonly string[]) => {
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

const pieces = (words: readonly string[], kept: ReadonlySet<number>): readonly Piece[] => {
  const out: { text: string; changed: boolean }[] = []
  words.forEach((word, i) => {
    const changed = !kept.has(i)
    const last = out.at(-1)
    if (last && last.changed === changed) last.text += word
    else out.push({ text: word, changed })
  })
  return out
}
