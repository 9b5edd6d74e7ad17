import { splitWords } from '../../context/text.ts'
import { defineRule } from '../../rule.ts'

/**
 * Whether a professional title of at most 12 words is present. A longer one gains half.
 * Source: Ladders eye-tracking study (2018).
 */
export const titlePresent = defineRule({
  code: 'title-present',
  category: 'keywords',
  weight: 6,
  needs: 'text',
  field: 'personalInfo/title',
  restsOn: 'title',
  measure: ({ content, quote }) => {
    const { title } = content.personalInfo
    const wordCount = splitWords(title).length
    if (wordCount === 0) return { ratio: 0, params: { title: '' } }
    return {
      ratio: wordCount <= 12 ? 1 : 0.5,
      evidence: wordCount <= 12 ? [] : [quote(title, 'personalInfo/title')],
      params: { title: title.slice(0, 80) },
    }
  },
})
