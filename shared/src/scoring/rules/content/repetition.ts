import { root } from '../../job-match/tokens.ts'
import { openingOf } from '../../lexicon/verb-forms.ts'
import { fewer, type Rule } from '../../rule.ts'

/** An opening may come back twice; a long CV, a little more often. */
const ALLOWED = 2

export const repetition: Rule = {
  code: 'repetition',
  category: 'content',
  needs: 'text',
  measure: ({ statements, language, place }) => {
    if (statements.length < 4) return null
    const groups = new Map<string, { word: string; items: (typeof statements)[number][] }>()
    for (const s of statements) {
      const opening = openingOf(s.text, language)
      if (!opening) continue
      const group = groups.get(root(opening.word)) ?? { word: opening.word, items: [] }
      group.items.push(s)
      groups.set(root(opening.word), group)
    }
    const allowed = Math.max(ALLOWED, Math.ceil(statements.length / 10))
    const over = [...groups.values()]
      .filter((g) => g.items.length > allowed)
      .sort((a, b) => b.items.length - a.items.length)
    const extra = over.reduce((sum, g) => sum + g.items.length - allowed, 0)
    return {
      share: fewer(extra, Math.max(4, statements.length / 2)),
      evidence: over.flatMap((g) => g.items.slice(allowed)).map((s) => place(s.text, s.path)),
      params: { count: extra, word: over[0]?.word ?? '', times: over[0]?.items.length ?? 0 },
    }
  },
}
