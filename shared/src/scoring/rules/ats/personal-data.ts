import type { Language } from '../../../languages.ts'
import { fold } from '../../context/text.ts'
import { PERSONAL_DATA } from '../../lexicon/personal-data.ts'
import { fewer, type Rule } from '../../rule.ts'

/** Kinds of data from which nothing is gained. */
const LIMIT: Readonly<Record<Language, number>> = { es: 4, en: 3 }

/** What an employer may not ask for, and what feeds bias: age, marital status, documents, religion. By convention. */
export const personalData: Rule = {
  code: 'personal-data',
  category: 'ats',
  needs: 'text',
  measure: ({ lines, language, place }) => {
    const found = lines.flatMap((line) => {
      const plain = fold(line.text)
      return line.text.length < 200
        ? PERSONAL_DATA[language].flatMap(([kind, pattern]) => (pattern.test(plain) ? [{ kind, text: line.text }] : []))
        : []
    })
    const kinds = [...new Set(found.map((f) => f.kind))]
    return {
      share: fewer(kinds.length, LIMIT[language]),
      evidence: found.map((f) => place(f.text)),
      params: { count: kinds.length, kinds: kinds.join(' ') },
    }
  },
}
