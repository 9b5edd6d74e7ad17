import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { toEnglishPast } from '#shared/scoring/suggestions/english/verbs.ts'
import { rewriteLine } from '#shared/scoring/suggestions/rewrite-line.ts'
import { conjugateSpanish } from '#shared/scoring/suggestions/spanish/conjugate.ts'
import { readWeakLines } from '../../../../corpus/rewrites/read-lines.ts'

describe.each(LANGUAGES)('rewriteLine (%s)', (language) => {
  const lines = (['tuned', 'held'] as const).flatMap((half) => readWeakLines(language, half))
  const rewriteAll = () =>
    lines.map((line) => ({
      ...line,
      after: rewriteLine(line.before, language, line.isCurrent ? 'present' : 'past')?.after,
    }))

  it('proposes only what a native writer accepts', () => {
    expect(lines.length).toBeGreaterThanOrEqual(120)
    const wrong = rewriteAll().filter(({ after, accepted }) => after !== undefined && !accepted.includes(after))
    expect(wrong.map(({ before, after }) => [before, after])).toEqual([])
  })

  it('rewrites the lines whose grammar allows it', () => {
    const missed = rewriteAll().filter(({ after, accepted }) => after === undefined && accepted.length > 0)
    expect(missed.length / lines.length).toBeLessThan(0.05)
  })

  it('leaves its own proposals alone', () => {
    const again = rewriteAll().flatMap(({ after, isCurrent }) =>
      after ? [rewriteLine(after, language, isCurrent ? 'present' : 'past')] : [],
    )
    expect(again.filter((rewrite) => rewrite !== null)).toEqual([])
  })
})

describe('inflection', () => {
  it.each([
    ['plan', 'planned'],
    ['open', 'opened'],
    ['edit', 'edited'],
    ['pilot', 'piloted'],
    ['transfer', 'transferred'],
    ['teach', 'taught'],
    ['sew', 'sewed'],
    ['study', 'studied'],
    ['repair', 'repaired'],
  ])('%s → %s', (base, past) => expect(toEnglishPast(base)).toBe(past))

  it.each([
    ['dirigir', 'dirigí', 'dirijo'],
    ['atender', 'atendí', 'atiendo'],
    ['reponer', 'repuse', 'repongo'],
    ['evaluar', 'evalué', 'evalúo'],
    ['regar', 'regué', 'riego'],
    ['organizar', 'organicé', 'organizo'],
    ['construir', 'construí', 'construyo'],
    ['gratinar', 'gratiné', null],
  ])('%s → %s, %s', (infinitive, past, present) => {
    expect(conjugateSpanish(infinitive, 'past')).toBe(past)
    expect(conjugateSpanish(infinitive, 'present')).toBe(present)
  })
})
