import { wordsOf } from '../../context/text.ts'
import type { Rule } from '../../rule.ts'

/** A name of two words or more near the top, read as such. */
export const contactName: Rule = {
  code: 'contact-name',
  category: 'ats',
  needs: 'text',
  measure: ({ content }) => {
    const words = wordsOf(content.personalInfo.fullName).length
    return {
      share: words >= 2 ? 1 : words === 1 ? 0.5 : 0,
      params: { name: content.personalInfo.fullName.slice(0, 80) },
    }
  },
}
