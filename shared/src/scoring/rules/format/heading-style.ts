import { isHeadingText } from '../../../parser/lexicon/headings.ts'
import { hasUnknownSizes } from '../../context/fonts.ts'
import { omitLabels, type VisibleLine } from '../../context/page-lines.ts'
import { splitWords } from '../../context/text.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** One that differs may be a heading of a lower level. */
const MIN_DEVIATING = 2

/** The end of a line above, an item of a list, and a label with its value. */
const NO_HEADING = /^(?:\p{Ll}|[•●▪*-]\s)|[@\d]/u

const isLabel = (text: string): boolean => text.trim().endsWith(':')

/** In points: sizes nearer to each other look alike. */
const MIN_SIZE_STEP = 1

/** As many headings of one look are a level of their own. */
const MIN_LEVEL = 2

/** Whether a line looks like the one above it: an item of a list, such as `Portfolio` below `LinkedIn`. */
const isListItem = (lines: readonly VisibleLine[], at: number): boolean => {
  const [above, line] = [lines[at - 1], lines[at]]
  return (
    above !== undefined &&
    line !== undefined &&
    above.page === line.page &&
    above.column === line.column &&
    above.bold === line.bold &&
    above.size === line.size &&
    Math.abs(above.x - line.x) < 1 &&
    isUpperCase(above.text) === isUpperCase(line.text)
  )
}

const isUpperCase = (text: string) => text === text.toUpperCase()

/** Words of a title of an entry or of a part. */
const MAX_TITLE_WORDS = 6

/** Whether titles that head no section look like a heading: then it is one of their level, below the headings. */
const isTitleOfPart = (lines: readonly VisibleLine[], at: number, headings: ReadonlySet<number>): boolean => {
  const line = lines[at]
  return (
    line?.bold === true &&
    lines.some(
      (other, i) =>
        !headings.has(i) &&
        other.bold &&
        other.column === line.column &&
        Math.abs(other.size - line.size) < 0.5 &&
        isUpperCase(other.text) === isUpperCase(line.text) &&
        splitWords(other.text).length <= MAX_TITLE_WORDS,
    )
  )
}

/**
 * Share of section headings with the commonest size, weight and case of their column; 90 % gains everything.
 * Source: Ladders eye-tracking study (2018).
 */
export const headingStyle = defineRule({
  code: 'heading-style',
  category: 'format',
  weight: 4,
  needs: 'layout',
  measure: ({ headings, lines, skills, extracted, quote }) => {
    if (hasUnknownSizes(extracted)) return null
    // `Tasks:` among headings without a colon is a label within an entry.
    const areLabels = headings.filter(({ text }) => isLabel(text)).length * 2 > headings.length
    // Headings of a lower level look different: only the first one of each section is compared.
    const first = omitLabels(headings, skills).filter(
      (h, i, all) =>
        all.findIndex((other) => other.key === h.key) === i &&
        isHeadingText(h.text) &&
        !NO_HEADING.test(h.text) &&
        isLabel(h.text) === areLabels &&
        !isListItem(lines, h.line),
    )
    const styled = first.flatMap((h) => {
      const line = lines[h.line]
      return line ? [{ h, size: line.size, key: [line.column, line.bold, isUpperCase(h.text)].join() }] : []
    })
    if (styled.length < 3) return null
    const headingLines = new Set(headings.map((h) => h.line))
    const deviating = styled.filter((s) => {
      const column = s.key.split(',')[0]
      const sameColumn = styled.filter((t) => t.key.split(',')[0] === column)
      const same = sameColumn.filter((t) => t.key === s.key && Math.abs(t.size - s.size) < MIN_SIZE_STEP).length
      const isRare = sameColumn.length > 1 && same < MIN_LEVEL && same * 2 < sameColumn.length
      return isRare && !isTitleOfPart(lines, s.h.line, headingLines)
    })
    if (deviating.length < MIN_DEVIATING) return { ratio: 1, params: { count: 0 } }
    return {
      ratio: ratioToTarget(styled.length - deviating.length, styled.length, 0.9),
      evidence: deviating.map(({ h }) => quote(h.text)),
      params: { count: deviating.length },
    }
  },
})
