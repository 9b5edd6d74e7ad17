import { LAST_MONTH } from '../../context/periods.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MIN_GAP_MONTHS = 7
const MIN_GAP_MONTHS_YEARS_ONLY = 13
const LOOKBACK_MONTHS = 120
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g

/** Whether a line of the page, such as a course, has a year that lies in the gap as a whole. */
const hasYearIn = (years: ReadonlySet<number>, first: number, last: number): boolean =>
  [...years].some((year) => year * 12 > first && year * 12 + LAST_MONTH < last)

/**
 * Gaps between periods that started in the last 10 years and of which no line of the page has a year; 3 gain nothing. None
 * is sure while a study without a start goes on.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const datesGaps = defineRule({
  code: 'dates-gaps',
  category: 'content',
  weight: 2,
  needs: 'text',
  restsOn: 'jobs',
  restsOnNames: true,
  measure: ({ periods, lines, thisMonth, quote }) => {
    const dated = [...periods.jobs, ...periods.studies, ...periods.others]
      .flatMap((s) =>
        s.start !== null && (s.end === null || s.end >= s.start)
          ? [
              {
                ...s,
                start: s.start,
                end: s.current || s.endsInMonth ? (s.end ?? s.start) : (s.end ?? s.start) + LAST_MONTH,
              },
            ]
          : [],
      )
      .sort((a, b) => a.start - b.start)
    if (periods.jobs.length < 2) return null
    if (periods.jobs.filter((j) => j.start !== null).length < 2)
      return { ratio: 1, params: { count: 0, months: 0, dated: 0 } }
    const years = new Set(lines.flatMap(({ text }) => text.match(YEAR) ?? []).map(Number))
    const isOpen = [...periods.jobs, ...periods.studies].some(({ start, current }) => start === null && current)
    const gaps: { months: number; next: (typeof dated)[number] }[] = []
    let latestEnd = dated[0]?.end ?? 0
    let hasMonths = dated[0]?.exact ?? false
    for (const period of dated.slice(1)) {
      const months = period.start - latestEnd - 1
      const limit = hasMonths && period.exact ? MIN_GAP_MONTHS : MIN_GAP_MONTHS_YEARS_ONLY
      const isExplained = isOpen || hasYearIn(years, latestEnd, period.start)
      if (months >= limit && !isExplained && period.start > thisMonth - LOOKBACK_MONTHS)
        gaps.push({ months, next: period })
      if (period.end > latestEnd) {
        latestEnd = period.end
        hasMonths = period.exact
      }
    }
    return {
      ratio: penaltyRatio(gaps.length, 3),
      evidence: gaps.map((g) => quote(g.next.label, g.next.path)),
      params: { count: gaps.length, months: Math.max(0, ...gaps.map((g) => g.months)), dated: dated.length },
    }
  },
})
