import { formToken } from '../../pdf/text/broken-tokens.ts'
import type { TextLine } from '../text-run.ts'

/** The rest of a word that is wider than its cell: `Certificat` over `e`. */
const MAX_REST_CHARS = 4
/** A word long enough to be the start of one that is torn over two lines. */
const FULL_WORD = /^[\p{L}/]*\p{L}{5}$/u

/** The lines of a cell as one text. A word or an address that was too wide for the cell is whole again. */
export const joinCellLines = (lines: readonly Pick<TextLine, 'text' | 'x' | 'right'>[]): string => {
  const widest = Math.max(...lines.map((line) => line.right - line.x))
  return lines.reduce((text, line, i) => {
    const above = lines[i - 1]
    if (!above) return line.text
    const isTorn = isLastRest(line.text, i === lines.length - 1) && FULL_WORD.test(above.text)
    return isAsWide(above, widest) && (isTorn || formToken(text, line.text, true))
      ? text + line.text
      : `${text} ${line.text}`
  }, '')
}

/** A few small letters alone at the end of a cell: no sentence ends in `of` or `y`. */
const isLastRest = (text: string, isLast: boolean): boolean =>
  isLast && text.length <= MAX_REST_CHARS && /^\p{Ll}+[.:]?$/u.test(text)

/** Whether a line is as wide as its cell but for a letter. */
const isAsWide = (line: Pick<TextLine, 'text' | 'x' | 'right'>, widest: number): boolean =>
  line.right - line.x >= widest - (line.right - line.x) / line.text.length
