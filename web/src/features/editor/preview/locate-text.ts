import { countLetters, findLetter } from '#shared/renderer/draw/locate-fields.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { resolveDocumentPath } from '#shared/resume/schema/resolve-path.ts'
import type { TextSpan } from '#web/workers/render/protocol.ts'
import type { FieldTarget } from '../form/focus-field.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const distance = (value: number, from: number, to: number): number => Math.max(from - value, 0, value - to)

/** The text at a point of a page, or the nearest one within `reach`; lengths in pt. Null where there is none. */
export const findSpan = (spans: readonly TextSpan[], { x, y }: Point, reach: number): TextSpan | null => {
  let nearest: TextSpan | null = null
  let least = reach
  for (const span of spans) {
    const away = Math.hypot(distance(x, span.x, span.x + span.width), distance(y, span.y, span.y + span.height))
    if (span.fields.length > 0 && away <= least && !(away === least && nearest)) {
      nearest = span
      least = away
    }
  }
  return nearest
}

/** Widths of the first `count` characters of a text in some font; only their proportions matter. */
export type MeasureText = (text: string, isBold: boolean) => number

/** Index of the gap between two characters of a text that is nearest to a place on the page, in pt. */
export const findIndex = ({ text, x, width, bold }: TextSpan, at: number, measure: MeasureText): number => {
  const unit = width / Math.max(measure(text, bold), 1)
  let before = 0
  for (let index = 1; index <= text.length; index++) {
    const edge = measure(text.slice(0, index), bold) * unit
    if (at - x < (before + edge) / 2) return index - 1
    before = edge
  }
  return text.length
}

export interface LocatedField {
  /** Path in the document. */
  readonly path: readonly string[]
  readonly target: FieldTarget
}

/** The document path of a drawn field. The heading of a section of one's own is a field of it. */
export const toFieldPath = (document: ResumeDocument, path: string): readonly string[] =>
  path.startsWith('custom:') ? ['custom', path.slice('custom:'.length), 'title'] : resolveDocumentPath(document, path)

/** The field, and the place in it, that a character of a drawn text came from. */
export const locateCharacter = (document: ResumeDocument, span: TextSpan, index: number): LocatedField | null => {
  const field = span.fields.findLast(({ start }) => start <= index) ?? span.fields[0]
  if (!field) return null
  const before = field.isHeading ? '' : span.text.slice(field.start, index)
  return {
    path: toFieldPath(document, field.path),
    target: {
      letters: field.offset + countLetters(before),
      isWordStart: !/[\p{L}\p{N}]$/u.test(before),
    },
  }
}

/** A rectangle on a page, in pt. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The field that has the focus. A line of a description is a range of its letters. */
export interface FocusedField {
  readonly id: string
  readonly letters?: { readonly from: number; readonly to: number }
}

/** A link is a field with parts of its own: `personalInfo/links/<id>/url`. */
const isDrawnIn = (drawn: string, id: string): boolean =>
  drawn === id || drawn.startsWith(`${id}/`) || (drawn.split('/').length > 2 && id.startsWith(`${drawn}/`))

/** The characters of a text that have some of its letters, with what stands right after them; null for none. */
const findRange = (text: string, from: number, to: number): readonly [number, number] | null => {
  const count = countLetters(text)
  if (from >= count || to <= 0) return null
  const first = from <= 0 ? 0 : findLetter(text, from, true)
  const last = to >= count ? text.length : findLetter(text, to)
  return [first, last + (text.slice(last).match(/^\S*/)?.[0].length ?? 0)]
}

/** Where a page shows a field, or some of its letters: a box for each line. */
export const listBoxes = (
  document: ResumeDocument,
  spans: readonly TextSpan[],
  { id, letters }: FocusedField,
  measure: MeasureText,
): Box[] => {
  const boxes = spans.flatMap((span) =>
    span.fields.flatMap(({ path, start, offset, isHeading }, i): Box[] => {
      const end = span.fields[i + 1]?.start ?? span.text.length
      if (isHeading || !isDrawnIn(toFieldPath(document, path).join('/'), id)) return []
      const part = span.text.slice(start, end).trimEnd()
      const range = letters ? findRange(part, letters.from - offset, letters.to - offset) : [0, part.length]
      if (!range) return []
      const [first, last] = range
      const unit = span.width / Math.max(measure(span.text, span.bold), 1)
      const left = measure(span.text.slice(0, start + first), span.bold) * unit
      const width = measure(part.slice(first, last), span.bold) * unit
      return [{ x: span.x + left, y: span.y, width, height: span.height }]
    }),
  )
  return joinBoxes(boxes)
}

/** Space in pt between two boxes of one line that become one: parts with other marks, items of a list. */
const MAX_GAP_PT = 12

const joinBoxes = (boxes: readonly Box[]): Box[] => {
  const joined: Box[] = []
  for (const box of boxes) {
    const last = joined.at(-1)
    const gap = last ? box.x - last.x - last.width : 0
    if (last && Math.abs(last.y - box.y) < 1 && gap >= -1 && gap < MAX_GAP_PT)
      joined.splice(-1, 1, { ...last, width: box.x + box.width - last.x })
    else joined.push(box)
  }
  return joined
}
