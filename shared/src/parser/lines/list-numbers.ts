import type { ExtractedLine } from '../extracted-document.ts'
import { headingKind } from '../lexicon/headings.ts'

/** `3. `, `3) `; years and quantities have more digits. */
const NUMBER = /^(\d{1,2})[.)]\s{1,9}(?=\S)/
/** Items of one list start within this distance of one another: the numbers may be flush right. */
const SAME_EDGE_PT = 8

/**
 * The numbers before the items of lists, as they are printed: 1 and those that go on counting at its left edge. Bold ones are
 * titles, and one number alone tells nothing.
 */
export const findListNumbers = (lines: readonly ExtractedLine[]): ReadonlyMap<ExtractedLine, string> => {
  const numbers = new Map<ExtractedLine, string>()
  const open: { line: ExtractedLine; text: string; count: number }[] = []
  for (const line of lines) {
    const [text, digits] = NUMBER.exec(line.text) ?? []
    if (!text || line.bold || headingKind(line.text.slice(text.length))) continue
    const count = Number(digits)
    const list = open.findLast((last) => last.count === count - 1 && Math.abs(last.line.x - line.x) <= SAME_EDGE_PT)
    if (list) {
      numbers.set(list.line, list.text)
      numbers.set(line, text)
    }
    if (list || count === 1) open.push({ line, text, count })
  }
  return numbers
}
