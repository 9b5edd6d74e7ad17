import { defineRule } from '../../../rule.ts'

/**
 * Whether the file states its language and is tagged.
 * Source: WCAG 2.2 and PDF tagging.
 */
export const fileLabels = defineRule({
  code: 'file-labels',
  category: 'ats',
  weight: 2,
  needs: 'layout',
  measure: ({ extracted }) => {
    const labelCount = [extracted.meta.tagged, Boolean(extracted.lang)].filter(Boolean).length
    return { ratio: labelCount / 2, params: { said: labelCount, of: 2 } }
  },
})
