import { splitWords } from '../../../context/text.ts'
import { defineRule } from '../../../rule.ts'

/**
 * Whether a full name of two words was parsed. One word gains half.
 * Source: fields that structured resume parsers expect.
 */
export const contactName = defineRule({
  code: 'contact-name',
  category: 'ats',
  weight: 7,
  needs: 'text',
  field: 'personalInfo/fullName',
  restsOn: 'name',
  measure: ({ content }) => {
    // Initials stand for names: `A.B.Reed`.
    const wordCount = splitWords(content.personalInfo.fullName.replaceAll('.', ' ')).length
    return {
      ratio: wordCount >= 2 ? 1 : wordCount === 1 ? 0.5 : 0,
      params: { name: content.personalInfo.fullName.slice(0, 80) },
    }
  },
})
