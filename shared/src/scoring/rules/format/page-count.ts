import type { Rule } from '../../rule.ts'

/** Pages by years of work: two are fine for anyone, three from 12 years on; each further page costs. */
const SENIOR_MONTHS = 144
const SHARES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 0.6, 4: 0.3 }

export const pageCount: Rule = {
  code: 'page-count',
  category: 'format',
  needs: 'layout',
  measure: ({ read, monthsWorked }) => {
    const pages = read.pages.length
    if (pages === 0) return null
    const spare = monthsWorked >= SENIOR_MONTHS && pages > 2 ? 1 : 0
    return { share: SHARES[pages - spare] ?? 0, params: { pages } }
  },
}
