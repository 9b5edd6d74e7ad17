import { type Rule, towards } from '../../rule.ts'

/** All dates in one form; `May 2020` beside `Mar 2020` is one form. A year alone beside months counts as another. */
export const datesOneFormat: Rule = {
  code: 'dates-one-format',
  category: 'format',
  needs: 'text',
  measure: ({ dates, lines, place }) => {
    if (dates.length < 3) return null
    const counts = new Map<string, number>()
    for (const date of dates) counts.set(date.form, (counts.get(date.form) ?? 0) + 1)
    const [main, most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
    const odd = dates.filter((d) => d.form !== main && !(main === 'month yyyy' && /^may\b/.test(d.text)))
    const good = dates.length - odd.length
    return {
      share: Math.max(0, towards(Math.max(most, good), dates.length) * 2 - 1),
      evidence: odd.map((d) => place(lines[d.line]?.text ?? d.text)),
      params: { forms: counts.size, odd: odd.length, main },
    }
  },
}
