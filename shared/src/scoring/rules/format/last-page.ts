import { defineRule } from '../../rule.ts'

const MIN_FILLED = 0.2

/**
 * Height of the last page that is filled, 0–1, as advice under 0.2. Its weight is 0: any text at all fills a page.
 * Source: the project's extraction study.
 */
export const lastPage = defineRule({
  code: 'last-page',
  category: 'format',
  weight: 0,
  needs: 'layout',
  measure: ({ extracted, lines }) => {
    const page = extracted.pages.at(-1)
    if (!page || extracted.pages.length < 2 || page.height <= 0) return null
    if (!lines.some((l) => l.page === page.number)) return null
    const last = lines.filter((l) => l.page === page.number)
    const filled = Math.max(0, ...last.map((l) => l.y)) / page.height
    const isEmpty = filled < MIN_FILLED
    return {
      ratio: isEmpty ? 0 : 1,
      evidence: isEmpty ? last.slice(0, 1).map(({ text }) => ({ page: page.number, quote: text.slice(0, 200) })) : [],
      params: { percent: Math.round(filled * 100) },
    }
  },
})
