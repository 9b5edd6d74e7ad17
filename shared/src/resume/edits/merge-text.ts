/** The range that an edit replaced: `base[start, end)` became `text`. */
interface Span {
  readonly start: number
  readonly end: number
  readonly text: string
}

const findReplacedSpan = (base: string, next: string): Span => {
  const maxLength = Math.min(base.length, next.length)
  let prefix = 0
  while (prefix < maxLength && base[prefix] === next[prefix]) prefix++
  let suffix = 0
  while (suffix < maxLength - prefix && base[base.length - 1 - suffix] === next[next.length - 1 - suffix]) suffix++
  return { start: prefix, end: base.length - suffix, text: next.slice(prefix, next.length - suffix) }
}

const mergeSpans = (base: string, theirs: string, mine: string): string | null => {
  if (theirs === mine) return theirs
  if (theirs === base) return mine
  if (mine === base) return theirs
  const a = findReplacedSpan(base, theirs)
  const b = findReplacedSpan(base, mine)
  const [first, second] = a.end <= b.start ? [a, b] : b.end <= a.start ? [b, a] : []
  if (!first || !second) return null
  return (
    base.slice(0, first.start) + first.text + base.slice(first.end, second.start) + second.text + base.slice(second.end)
  )
}

/** Merges line by line, when both edits kept the number of lines. */
const mergeLines = (base: string, theirs: string, mine: string): string | null => {
  const lines = base.split('\n')
  const a = theirs.split('\n')
  const b = mine.split('\n')
  if (a.length !== lines.length || b.length !== lines.length) return null
  const merged = lines.map((line, i) => mergeSpans(line, a[i] ?? '', b[i] ?? ''))
  return merged.includes(null) ? null : merged.join('\n')
}

/**
 * Three-way merge of two edits of `base`. Edits in different places are both applied; of two insertions at one place,
 * `theirs` comes first. Null when both edits replaced the same characters.
 */
export const mergeText = (base: string, theirs: string, mine: string): string | null =>
  mergeSpans(base, theirs, mine) ?? mergeLines(base, theirs, mine)
