import { type MarkedSegment, sliceSegments } from './marks.ts'

const WORD_CHARACTER = /[\p{L}\p{N}]/u

/** A range of a text as it is read. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** The range, or for a caret the word around it. */
export const expandToWord = (text: string, { start, end }: TextRange): TextRange => {
  if (start !== end) return { start, end }
  let [from, to] = [start, end]
  while (from > 0 && WORD_CHARACTER.test(text.charAt(from - 1))) from--
  while (to < text.length && WORD_CHARACTER.test(text.charAt(to))) to++
  return { start: from, end: to }
}

const replaceRange = (
  segments: readonly MarkedSegment[],
  { start, end }: TextRange,
  map: (segment: MarkedSegment) => MarkedSegment,
): MarkedSegment[] => [
  ...sliceSegments(segments, 0, start),
  ...sliceSegments(segments, start, end).map(map),
  ...sliceSegments(segments, end, Infinity),
]

/** Makes a range bold or italic, or plain again where all of it has the mark. */
export const toggleMark = (
  segments: readonly MarkedSegment[],
  range: TextRange,
  mark: 'bold' | 'italic',
): MarkedSegment[] => {
  const isSet = sliceSegments(segments, range.start, range.end).every((segment) => segment[mark])
  return replaceRange(segments, range, (segment) => ({ ...segment, [mark]: !isSet }))
}

/** Links a range to an address, or removes its links. */
export const setLink = (segments: readonly MarkedSegment[], range: TextRange, href: string | null): MarkedSegment[] =>
  replaceRange(segments, range, ({ href: _before, ...segment }) => (href === null ? segment : { ...segment, href }))

/** The link of a range: the first one in it; for a caret the one around it. */
export const findLinkRange = (
  segments: readonly MarkedSegment[],
  { start, end }: TextRange,
): (TextRange & { href: string }) | null => {
  let at = 0
  for (const { text, href } of segments) {
    const range = { start: at, end: at + text.length }
    at = range.end
    if (href !== undefined && range.start <= end && start <= range.end) return { ...range, href }
  }
  return null
}
