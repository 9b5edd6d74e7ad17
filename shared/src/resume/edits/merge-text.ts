/** One run of characters that an edit replaced: `base[start, end)` became `text`. */
interface Span {
  readonly start: number
  readonly end: number
  readonly text: string
}

const findReplacedSpan = (base: string, next: string): Span => {
  const most = Math.min(base.length, next.length)
  let head = 0
  while (head < most && base[head] === next[head]) head++
  let tail = 0
  while (tail < most - head && base[base.length - 1 - tail] === next[next.length - 1 - tail]) tail++
  return { start: head, end: base.length - tail, text: next.slice(head, next.length - tail) }
}

/**
 * Joins two edits of one text: both started from `base`. Edits of different places are both kept; two insertions at
 * one place stand one after the other, theirs first. `null` when they rewrote the same words: a person must choose.
 */
export const mergeText = (base: string, theirs: string, mine: string): string | null => {
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
