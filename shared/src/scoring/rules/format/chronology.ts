import type { Heading, VisibleLine } from '../../context/page-lines.ts'
import { LAST_MONTH, type Period } from '../../context/periods.ts'
import { toAlphanumeric } from '../../context/text.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Creates a test whether two texts may stand under one heading: both do, or one of them is not on the page. */
const createSectionTest = (lines: readonly VisibleLine[], headings: readonly Heading[]) => {
  const texts = lines.map(({ text }) => toAlphanumeric(text))
  const listSections = (label: string): number[] => {
    const plain = toAlphanumeric(label)
    return texts.flatMap((text, i) =>
      plain !== '' && text.includes(plain) ? [headings.findLastIndex(({ line }) => line < i)] : [],
    )
  }
  return (one: string, other: string): boolean => {
    const [of, ofOther] = [listSections(one), listSections(other)]
    return of.length === 0 || ofOther.length === 0 || of.some((section) => ofOther.includes(section))
  }
}

const isComparable = ({ start, end, current }: Period): boolean => start !== null || (end !== null && !current)

const toLastMonth = ({ start, end, current, endsInMonth }: Period): number =>
  end === null ? (start ?? 0) : end + (current || endsInMonth ? 0 : LAST_MONTH)

/** Years are compared where one of the two names no month. */
const isLater = (month: number, other: number, isExact: boolean): boolean =>
  isExact ? month > other : Math.floor(month / 12) > Math.floor(other / 12)

/**
 * Share of neighboring jobs and studies that are in newest-first order.
 * Source: university resume guides (Harvard, Purdue OWL), Ladders eye-tracking study (2018).
 */
export const chronology = defineRule({
  code: 'chronology',
  category: 'format',
  weight: 8,
  needs: 'text',
  restsOn: 'jobs',
  restsOnNames: true,
  measure: ({ periods, headings, lines, quote }) => {
    const isSameSection = createSectionTest(lines, headings)
    const periodLists = [periods.jobs, periods.studies]
    const pairs = periodLists.flatMap((list) => {
      const dated = list.flatMap((s) =>
        // What goes on without a start cannot be compared.
        isComparable(s) ? [{ ...s, endMonth: toLastMonth(s), startMonth: s.start ?? s.end ?? 0 }] : [],
      )
      return dated.slice(1).map((current, i) => ({ current, previous: dated[i] }))
    })
    const neighbors = periodLists.reduce((sum, list) => sum + Math.max(0, list.length - 1), 0)
    if (neighbors === 0) return null
    const misordered = pairs.filter(
      ({ current, previous }) =>
        previous &&
        isLater(current.endMonth, previous.endMonth, current.exact && previous.exact) &&
        isLater(current.startMonth, previous.startMonth, current.exact && previous.exact) &&
        isSameSection(current.label, previous.label),
    )
    return {
      ratio: penaltyRatio(misordered.length, neighbors),
      evidence: misordered.map(({ current }) => quote(current.label, current.path)),
      params: { count: misordered.length, dated: pairs.length },
    }
  },
})
