import type { ProseLine } from './prose-lines.ts'

/** Lines after an edit, and where the caret is then: a line, and an index in its text as it is read. */
export interface EditedLines {
  readonly lines: readonly ProseLine[]
  readonly focus: { readonly index: number; readonly caret: number | 'start' | 'end' }
}

/** Stored text before and after the caret, without what was selected. */
export interface SplitText {
  readonly before: string
  readonly after: string
}

const isEmpty = ({ text }: ProseLine): boolean => text.trim() === ''

/** Enter: the text after the caret becomes the next line of the same kind. An empty line makes no other one. */
export const splitLine = (
  lines: readonly ProseLine[],
  index: number,
  { before, after }: SplitText,
  id: string,
): EditedLines => {
  const line = lines[index]
  if (!line) return { lines, focus: { index, caret: 'end' } }
  if (before.trim() === '' && after.trim() === '') return { lines, focus: { index, caret: 'start' } }
  const { prefix: _prefix, ...rest } = line
  return {
    lines: lines.toSpliced(index, 1, { ...line, text: before.trimEnd() }, { ...rest, id, text: after.trimStart() }),
    focus: { index: index + 1, caret: 'start' },
  }
}

/** Backspace at the start: the line joins the one before; an empty one disappears. */
export const joinWithPrevious = (
  lines: readonly ProseLine[],
  index: number,
  readLength: (text: string) => number,
): EditedLines | null => {
  const [previous, line] = [lines[index - 1], lines[index]]
  if (!line) return null
  if (!previous)
    return isEmpty(line) && lines.length > 1 ? { lines: lines.slice(1), focus: { index: 0, caret: 'start' } } : null
  if (isEmpty(previous) && !isEmpty(line))
    return { lines: lines.toSpliced(index - 1, 1), focus: { index: index - 1, caret: 'start' } }
  const space = isEmpty(line) || /\s$/.test(previous.text) ? '' : ' '
  return {
    lines: lines.toSpliced(index - 1, 2, { ...previous, text: `${previous.text}${space}${line.text}` }),
    focus: { index: index - 1, caret: readLength(previous.text) + (isEmpty(line) ? 0 : space.length) },
  }
}

/** Moves a line to another place; the caret goes with it. */
export const moveLine = (lines: readonly ProseLine[], index: number, to: number): EditedLines | null => {
  const line = lines[index]
  if (!line || to < 0 || to >= lines.length || to === index) return null
  return { lines: lines.toSpliced(index, 1).toSpliced(to, 0, line), focus: { index: to, caret: 'end' } }
}

/** Lines from one index to another, both included. */
export interface LineRange {
  readonly first: number
  readonly last: number
}

/** Moves neighboring lines up or down by one place together. Null at the edge. */
export const moveLines = (
  lines: readonly ProseLine[],
  { first, last }: LineRange,
  by: -1 | 1,
): readonly ProseLine[] | null => {
  const neighbor = lines[by < 0 ? first - 1 : last + 1]
  if (!neighbor) return null
  const without = lines.toSpliced(by < 0 ? first - 1 : last + 1, 1)
  return without.toSpliced(by < 0 ? last : first, 0, neighbor)
}

/** Removes neighboring lines; the caret goes to the line in their place. */
export const removeLines = (lines: readonly ProseLine[], { first, last }: LineRange): EditedLines => {
  const left = lines.toSpliced(first, last - first + 1)
  return { lines: left, focus: { index: Math.max(0, Math.min(first, left.length - 1)), caret: 'start' } }
}

/** A pasted line, and whether it was an item of a list; null where the text does not say. */
export interface PastedLine {
  readonly bullet: boolean | null
  readonly text: string
}

/** Puts pasted lines at the caret. A first line that is no item of a list joins the text before it. */
export const pasteLines = (
  lines: readonly ProseLine[],
  index: number,
  { before, after }: SplitText,
  pasted: readonly PastedLine[],
  newId: () => string,
): EditedLines | null => {
  const line = lines[index]
  const [first, ...others] = pasted
  if (!line || !first) return null
  const toLine = (one: PastedLine): ProseLine => ({ id: newId(), bullet: one.bullet ?? line.bullet, text: one.text })
  const isBlank = before.trim() === ''
  const heads = isBlank
    ? [{ ...line, bullet: first.bullet ?? line.bullet, text: first.text }]
    : first.bullet
      ? [{ ...line, text: before.trimEnd() }, toLine(first)]
      : [{ ...line, text: `${before}${first.text}` }]
  const all = [...heads, ...others.map(toLine)]
  const end = all.length - 1
  const withRest = all.map((one, i) => (i === end ? { ...one, text: `${one.text}${after}` } : one))
  return { lines: lines.toSpliced(index, 1, ...withRest), focus: { index: index + end, caret: 'end' } }
}
