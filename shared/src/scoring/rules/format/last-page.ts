import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MIN_FILLED = 0.2

/**
 * Height of the last page that is filled, 0–1: 0.2 and more gains everything.
 * Source: the project's extraction study.
 */
export const lastPage = defineRule({
  code: 'last-page',
  category: 'format',
  weight: 2,
  needs: 'layout',
  measure: ({ extracted, lines }) => {
    const page = extracted.pages.at(-1)
    if (!page || extracted.pages.length < 2 || page.height <= 0) return null
    if (!lines.some((l) => l.page === page.number)) return null
    const lowestY = Math.max(0, ...lines.filter((l) => l.page === page.number).map((l) => l.y))
    const filled = lowestY / page.height
    return { ratio: linearRamp(filled, MIN_FILLED, 0.05), params: { percent: Math.round(filled * 100) } }
  },
})
