import { LIMITS } from '../../../resume/schema/limits.ts'
import { isContinuation, PARAGRAPH } from '../../lines/line-continuation.ts'
import { findColumnRight, type ParsedLine } from '../../lines/parsed-line.ts'
import { isDutiesLabel, namesDuties } from './labelled-values.ts'

/** The bullets of an entry, wrapped lines joined, and its other lines as paragraphs parted by line breaks. */
export const splitBulletsAndProse = (lines: readonly ParsedLine[]): { bullets: string[]; prose: string } => {
  const bullets: string[] = []
  const prose: string[] = []
  let open: 'bullet' | 'prose' | undefined
  let above: ParsedLine | undefined
  const columnRight = findColumnRight(lines)
  for (const line of lines) {
    if (isDutiesLabel(line.body) || namesDuties(line.body)) continue
    if (line.bullet) {
      bullets.push(line.body)
      open = 'bullet'
    } else if (open === 'bullet' && above && isContinuation(PARAGRAPH, { above, line })) {
      bullets[bullets.length - 1] = `${bullets.at(-1)} ${line.text}`
    } else {
      const isWrapped =
        open === 'prose' && above && !endsItem(above, line) && isContinuation(PARAGRAPH, { above, line, columnRight })
      if (isWrapped) prose[prose.length - 1] = `${prose.at(-1)} ${line.text}`
      else prose.push(line.text)
      open = 'prose'
    }
    above = line
  }
  return {
    bullets: bullets.slice(0, LIMITS.listItems).map((text) => text.slice(0, LIMITS.proseChars)),
    prose: prose.join('\n').slice(0, LIMITS.proseChars),
  }
}

const LABEL = /^\p{Lu}[\p{L}. ]{1,28}:\s/u

/** A line up to its date and one that starts anew are two items, and so are two with labels. */
const endsItem = ({ dates, text, segments }: ParsedLine, line: ParsedLine): boolean =>
  (LABEL.test(text) && LABEL.test(line.text)) ||
  (segments.length === 1 && dates !== undefined && dates.to >= text.length - 1 && /^[\p{Lu}\d«"“]/u.test(line.text))

/** Lines as running text: wrapped lines joined, paragraphs parted by line breaks. */
export const joinParagraphs = (lines: readonly ParsedLine[]): string => {
  const paragraphs: string[] = []
  let above: ParsedLine | undefined
  const columnRight = findColumnRight(lines)
  for (const line of lines) {
    if (above && !line.bullet && isContinuation(PARAGRAPH, { above, line, columnRight }))
      paragraphs[paragraphs.length - 1] = `${paragraphs.at(-1)} ${line.text}`
    else paragraphs.push(line.text)
    above = line
  }
  return paragraphs.join('\n').slice(0, LIMITS.proseChars)
}
