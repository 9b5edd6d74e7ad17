import { fold } from '../../context/text.ts'
import { CLICHES } from '../../lexicon/cliches.ts'
import { fewer, type Rule } from '../../rule.ts'

const LIMIT = 6

export const cliches: Rule = {
  code: 'cliches',
  category: 'content',
  needs: 'text',
  measure: ({ content, statements, language, place }) => {
    const soft = (content.sections.skills?.soft ?? []).join(', ')
    const texts = [{ text: content.sections.summary ?? '', path: 'summary' }, ...statements]
    const plain = texts.map((t) => ` ${fold(t.text).replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `)
    if (plain.every((t) => t.trim() === '') && soft === '') return null
    const found = CLICHES[language].flatMap((phrase) =>
      texts.flatMap((t, i) => (plain[i]?.includes(` ${phrase} `) ? [{ phrase, ...t }] : [])),
    )
    return {
      share: fewer(found.length, LIMIT),
      evidence: found.map((f) => place(f.text, f.path)),
      params: { count: found.length, list: [...new Set(found.map((f) => f.phrase))].slice(0, 4).join(', ') },
    }
  },
}
