import { speaksToMachine } from '../../advice/injection.ts'
import type { Rule } from '../../rule.ts'

/** The file says its language, its title and its structure: what screen readers and some parsers look at. */
export const fileLabels: Rule = {
  code: 'file-labels',
  category: 'ats',
  needs: 'layout',
  measure: ({ read }) => {
    const { title = '' } = read.meta
    const said = [read.meta.tagged, Boolean(read.lang), Boolean(title) && !speaksToMachine(title)].filter(
      Boolean,
    ).length
    return { share: said / 3, params: { said, of: 3 } }
  },
}
