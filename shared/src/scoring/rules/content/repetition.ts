import { toRoot } from '../../job-match/tokens.ts'
import { getOpening } from '../../lexicon/verb-forms.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MAX_REPEATS = 2

/** `developed / developing` of `developing`, `developed`, `developed`. */
const listForms = (words: readonly string[]): string => {
  const count = (word: string) => words.filter((other) => other === word).length
  return [...new Set(words)]
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, MAX_FORMS)
    .join(' / ')
}
const MAX_FORMS = 4

/**
 * Statements that repeat an opening verb more often than allowed: twice, or once per 10 statements.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const repetition = defineRule({
  code: 'repetition',
  category: 'content',
  weight: 3,
  needs: 'text',
  restsOn: 'work',
  measure: ({ statements, told, language, quote }) => {
    const groups = new Map<string, { words: string[]; items: (typeof statements)[number][] }>()
    for (const s of statements) {
      const opening = getOpening(s.text, language)
      if (!opening) continue
      const group = groups.get(toRoot(opening.word)) ?? {
        words: [],
        items: [],
      }
      group.words.push((s.text.match(/[\p{L}-]+/u)?.[0] ?? opening.word).toLowerCase())
      group.items.push(s)
      groups.set(toRoot(opening.word), group)
    }
    const allowed = Math.max(MAX_REPEATS, Math.ceil(told.length / 10))
    const repeated = [...groups.values()]
      .filter((g) => g.items.length > allowed)
      .sort((a, b) => b.items.length - a.items.length)
    // Lines that tell nothing neither make it count nor allow more.
    if (told.length + repeated.length === 0) return null
    const excessCount = repeated.reduce((sum, g) => sum + g.items.length - allowed, 0)
    return {
      ratio: penaltyRatio(excessCount, Math.max(4, told.length / 2)),
      // The sentence names one opening: lines with another would contradict it.
      evidence: (repeated[0]?.items ?? []).slice(allowed).map((s) => quote(s.text, s.path)),
      params: {
        count: excessCount,
        word: repeated[0] ? listForms(repeated[0].words) : '',
        times: repeated[0]?.items.length ?? 0,
      },
    }
  },
})
