import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/**
 * Share of range dates in the commonest format, from 50 % (nothing) to 100 %. `May 2020` fits short and long
 * month formats.
 * Source: fields that structured resume parsers expect.
 */
export const datesOneFormat = defineRule({
  code: 'dates-one-format',
  category: 'format',
  weight: 8,
  needs: 'text',
  measure: ({ rangeDates, lines, quote }) => {
    if (rangeDates.length < 3) return null
    const counts = new Map<string, number>()
    for (const date of rangeDates) counts.set(date.form, (counts.get(date.form) ?? 0) + 1)
    const [mainFormat, mainCount] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
    const deviating = rangeDates.filter(
      (d) => d.form !== mainFormat && !(mainFormat === 'month yyyy' && /^may\b/.test(d.text)),
    )
    const matchingCount = rangeDates.length - deviating.length
    return {
      ratio: Math.max(0, ratioToTarget(Math.max(mainCount, matchingCount), rangeDates.length) * 2 - 1),
      evidence: deviating.map((d) => quote(lines[d.line]?.text ?? d.text)),
      params: { forms: new Set(deviating.map(({ form }) => form)).size + 1, odd: deviating.length, main: mainFormat },
    }
  },
})
