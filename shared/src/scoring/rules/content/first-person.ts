import type { Language } from '../../../languages.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const PRONOUNS: Readonly<Record<Language, RegExp>> = {
  // “I” is also a numeral and part of names: “Phase I”, “E&I”, “(I) Ltd.”
  en: /(?<![\p{L}\d&(./-])(?<!\b(?:[Pp]hase|[Pp]art|[Ll]evel|[Cc]lass|[Tt]ype|[Gg]rade|[Ss]tage|[Tt]ier|[Ss]ection|[Vv]olume|[Cc]ategory|[Dd]ivision|War) )I(?=['’](?:m|ve|ll|d)\b|\s+\p{Ll})(?!\s+(?:and|or)\s+I+\b)|\b(?:[Mm]y|[Mm]yself|me)\b/gu,
  es: /(?<!\p{L})(yo|mis?|m[ií] mism[oa]|conmigo)(?!\p{L})/giu,
}
const ZERO_AT_COUNT = 6

/**
 * First-person pronouns in the summary and the statements; 6 gain nothing.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const firstPerson = defineRule({
  code: 'first-person',
  category: 'content',
  weight: 3,
  needs: 'text',
  counts: ['work', 'summary'],
  measure: ({ content, statements, told, language, quote }) => {
    const summary = content.sections.summary ?? ''
    if (told.length === 0 && summary === '') return null
    const texts = [{ text: summary, path: 'summary' }, ...statements]
    const counts = texts.map((t) => t.text.match(PRONOUNS[language])?.length ?? 0)
    const count = counts.reduce((sum, n) => sum + n, 0)
    return {
      ratio: penaltyRatio(count, ZERO_AT_COUNT),
      evidence: texts.filter((_, i) => (counts[i] ?? 0) > 0).map((t) => quote(t.text, t.path)),
      params: { count },
    }
  },
})
