export interface DiffSegment {
  readonly text: string
  readonly changed: boolean
}

const MAX_DIFF_WORDS = 220
const splitWords = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? []

/** Splits two texts into segments that both contain and segments that changed. Long texts are not compared. */
export const diffWords = (
  before: string,
  after: string,
): { before: readonly DiffSegment[]; after: readonly DiffSegment[] } => {
  const a = splitWords(before)
  const b = splitWords(after)
  if (a.length === 0 || b.length === 0 || a.length > MAX_DIFF_WORDS || b.length > MAX_DIFF_WORDS) {
    return { before: [{ text: before, changed: false }], after: [{ text: after, changed: false }] }
  }
  const common = findCommonWords(a, b)
  return { before: toSegments(a, common.a), after: toSegments(b, common.b) }
}

/** Indices of the longest common subsequence of words in both lists. */
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
  const commonA = new Set<number>()
  const commonB = new Set<number>()
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (same(i, j)) {
      commonA.add(i++)
      commonB.add(j++)
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return { a: commonA, b: commonB }
}

const toSegments = (words: readonly string[], common: ReadonlySet<number>): readonly DiffSegment[] => {
  const segments: { text: string; changed: boolean }[] = []
  words.forEach((word, i) => {
    const changed = !common.has(i)
    const last = segments.at(-1)
    if (last && last.changed === changed) last.text += word
    else segments.push({ text: word, changed })
  })
  return segments
}
