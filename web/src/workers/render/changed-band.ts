import type { DrawListPage, PositionedPicture, PositionedText } from '#shared/renderer/draw/draw-list.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import type { Band } from '../pdfjs/rasterize-page.ts'
import { getInkBand } from '../pdfjs/rasterize-page.ts'

/** The band in which two states of a page may look different; null where that is the whole page. */
export const findChangedBand = (before: DrawListPage, after: DrawListPage): Band | null => {
  if (!isDeepEqual(before.shapes, after.shapes)) return null
  if (!isDeepEqual(before.pictures.map(leaveOutNode), after.pictures.map(leaveOutNode))) return null
  const bands = listChangedTexts(before.texts, after.texts).map(({ y, size }) => getInkBand(y, size))
  if (bands.length === 0) return { top: 0, bottom: 0 }
  return { top: Math.min(...bands.map(({ top }) => top)), bottom: Math.max(...bands.map(({ bottom }) => bottom)) }
}

/** The tree of tags links parents and is not drawn. */
const leaveOutNode = ({ node: _, ...drawn }: PositionedText | PositionedPicture) => drawn

/** The texts of both that are between an equal beginning and an equal end. */
const listChangedTexts = (before: readonly PositionedText[], after: readonly PositionedText[]): PositionedText[] => {
  const areEqual = (a: PositionedText | undefined, b: PositionedText | undefined) =>
    a !== undefined && b !== undefined && isDeepEqual(leaveOutNode(a), leaveOutNode(b))
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && areEqual(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && areEqual(before.at(-1 - end), after.at(-1 - end))) end += 1
  return [...before.slice(start, before.length - end), ...after.slice(start, after.length - end)]
}
