import type { Rule } from '../../rule.ts'

/** The file says its language and its structure: what screen readers and some parsers look at. */
export const fileLabels: Rule = {
  code: 'file-labels',
  category: 'ats',
  needs: 'layout',
  measure: ({ read }) => {
    const said = [read.meta.tagged, Boolean(read.lang)].filter(Boolean).length
    return { share: said / 2, params: { said, of: 2 } }
  },
}
