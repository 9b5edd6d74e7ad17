import { tokensOf } from '../../job-match/tokens.ts'
import { between, type Rule } from '../../rule.ts'

/** A list that a person would read to its end. */
const FINE = 35
const ABSURD = 80
/** One word said again and again: its share of the prose. */
const FINE_DENSITY = 0.045
const ABSURD_DENSITY = 0.1
const COMMON =
  /^(de|la|el|los|las|en|y|a|del|con|para|por|un|una|the|and|of|to|in|for|with|on|an|as|at|by|is|was|from|e|o|or|que|se|su|al|i|my|mi|lo|como|mas|our|their|this|that|it|its)$/

const densest = (text: string): { word: string; share: number; times: number } => {
  const tokens = tokensOf(text).filter((t) => t.length > 1 && !COMMON.test(t) && !/^\d/.test(t))
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  const [word, times] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return { word, times, share: tokens.length < 80 || times < 12 ? 0 : times / tokens.length }
}

export const skillsStuffing: Rule = {
  code: 'skills-stuffing',
  category: 'keywords',
  needs: 'text',
  measure: ({ skills, content, statements }) => {
    if (skills.length === 0) return null
    const dense = densest([content.sections.summary ?? '', ...statements.map((s) => s.text)].join(' \n '))
    return {
      share: Math.min(between(skills.length, FINE, ABSURD), between(dense.share, FINE_DENSITY, ABSURD_DENSITY)),
      params: {
        listed: skills.length,
        most: FINE,
        word: dense.share > FINE_DENSITY ? dense.word : '',
        times: dense.times,
      },
    }
  },
}
