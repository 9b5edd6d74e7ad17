import { tokenize } from '../../job-match/tokens.ts'
import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MAX_SKILLS = 35
const ZERO_AT_SKILLS = 80
/** Share of the prose tokens that one word takes, 0–1. */
const MAX_DENSITY = 0.045
const ZERO_AT_DENSITY = 0.1
const STOP_WORD =
  /^(de|la|el|los|las|en|y|a|del|con|para|por|un|una|the|and|of|to|in|for|with|on|an|as|at|by|is|was|from|e|o|or|que|se|su|al|i|my|mi|lo|como|mas|our|their|this|that|it|its)$/

const findDensestWord = (text: string): { word: string; ratio: number; times: number } => {
  const tokens = tokenize(text).filter((t) => t.length > 1 && !STOP_WORD.test(t) && !/^\d/.test(t))
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  const [word, times] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return { word, times, ratio: tokens.length < 80 || times < 12 ? 0 : times / tokens.length }
}

/**
 * Length of the skill list, and density of the most repeated word of the prose. The worse one counts.
 * Source: how recruiters search by term.
 */
export const skillsStuffing = defineRule({
  code: 'skills-stuffing',
  category: 'keywords',
  weight: 6,
  needs: 'text',
  field: 'skills/technical',
  counts: ['skills'],
  measure: ({ skills, content, statements, reading }) => {
    if (skills.length === 0) return null
    // The frequent words of other languages are not known.
    const prose = reading.isLegible ? [content.sections.summary ?? '', ...statements.map((s) => s.text)] : []
    const densest = findDensestWord(prose.join(' \n '))
    return {
      ratio: Math.min(
        linearRamp(skills.length, MAX_SKILLS, ZERO_AT_SKILLS),
        linearRamp(densest.ratio, MAX_DENSITY, ZERO_AT_DENSITY),
      ),
      params: {
        listed: skills.length,
        most: MAX_SKILLS,
        word: densest.ratio > MAX_DENSITY ? densest.word : '',
        times: densest.times,
      },
    }
  },
})
