import type { Language } from '../../../languages.ts'
import { fewer, type Rule } from '../../rule.ts'

const PRONOUNS: Readonly<Record<Language, RegExp>> = {
  en: /\b(I|I'm|I’m|I've|I’ve|I'll|[Mm]y|[Mm]yself|me)\b/g,
  es: /(?<!\p{L})(yo|mis?|m[ií] mism[oa]|conmigo)(?!\p{L})/giu,
}
const LIMIT = 6

export const firstPerson: Rule = {
  code: 'first-person',
  category: 'content',
  needs: 'text',
  measure: ({ content, statements, language, place }) => {
    const summary = content.sections.summary ?? ''
    if (statements.length === 0 && summary === '') return null
    const texts = [{ text: summary, path: 'summary' }, ...statements]
    const counted = texts.map((t) => t.text.match(PRONOUNS[language])?.length ?? 0)
    const count = counted.reduce((sum, n) => sum + n, 0)
    return {
      share: fewer(count, LIMIT),
      evidence: texts.filter((_, i) => (counted[i] ?? 0) > 0).map((t) => place(t.text, t.path)),
      params: { count },
    }
  },
}
