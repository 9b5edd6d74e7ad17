import { defineRule } from '../../rule.ts'

/** Work experience from which one more page is accepted. */
const SENIOR_MONTHS = 144
const RATIO_BY_PAGES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 0.6, 4: 0.3 }

/**
 * Number of pages. One or two gain everything; from 12 years of work on, a third one does too.
 * Source: Ladders eye-tracking study (2018), recruiters in La Voz de Galicia (2025).
 */
export const pageCount = defineRule({
  code: 'page-count',
  category: 'format',
  weight: 9,
  needs: 'layout',
  measure: ({ extracted, monthsWorked }) => {
    const pages = extracted.pages.length
    if (pages === 0) return null
    const extraPages = monthsWorked >= SENIOR_MONTHS && pages > 2 ? 1 : 0
    return { ratio: RATIO_BY_PAGES[pages - extraPages] ?? 0, params: { pages } }
  },
})
