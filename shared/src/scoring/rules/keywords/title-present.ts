import { wordsOf } from '../../context/text.ts'
import type { Rule } from '../../rule.ts'

/** A professional title under the name: what a search for a role looks at first. */
export const titlePresent: Rule = {
  code: 'title-present',
  category: 'keywords',
  needs: 'text',
  measure: ({ content, place }) => {
    const { title } = content.personalInfo
    const words = wordsOf(title).length
    if (words === 0) return { share: 0, params: { title: '' } }
    return {
      share: words <= 12 ? 1 : 0.5,
      evidence: words <= 12 ? [] : [place(title, 'personalInfo/title')],
      params: { title: title.slice(0, 80) },
    }
  },
}
