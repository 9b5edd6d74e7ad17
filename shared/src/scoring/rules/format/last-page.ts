import { between, type Rule } from '../../rule.ts'

/** A last page with a few lost lines looks unfinished: a fifth of the page is enough. */
const ENOUGH = 0.2

export const lastPage: Rule = {
  code: 'last-page',
  category: 'format',
  needs: 'layout',
  measure: ({ read, lines }) => {
    const page = read.pages.at(-1)
    if (!page || read.pages.length < 2 || page.height <= 0) return null
    const lowest = Math.max(0, ...lines.filter((l) => l.page === page.number).map((l) => l.y))
    const filled = lowest / page.height
    return { share: between(filled, ENOUGH, 0.05), params: { percent: Math.round(filled * 100) } }
  },
}
