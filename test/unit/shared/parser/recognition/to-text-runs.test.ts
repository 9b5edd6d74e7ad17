import { describe, expect, it } from 'vitest'
import { toTextRuns } from '#shared/parser/recognition/to-text-runs.ts'
import { recognizedLine, recognizedPage, type TestWord } from '#test/utils/reading/recognized-pages.ts'

const runsOf = (...lines: (readonly TestWord[])[]) =>
  toTextRuns(recognizedPage(lines.map((words, i) => recognizedLine(400 + 60 * i, words))))
const textsOf = (...lines: (readonly TestWord[])[]) => runsOf(...lines).map(({ text }) => text)

describe('toTextRuns', () => {
  it('places words in pt, on the baseline of their line', () => {
    const [first, second] = runsOf(['Jefa', 'obra'])
    expect(first).toMatchObject({ text: 'Jefa', x: 25, right: 45, y: 100 })
    expect(second?.y).toBe(100)
    expect(first?.size).toBeCloseTo(10, 0)
  })

  it('gives words of about one height one size, and larger ones another', () => {
    const sizes = runsOf(['Perfil', 'breve'], [['Datos', { em: 42 }]], [['Nombre', { em: 80 }]]).map(({ size }) => size)
    expect(sizes[0]).toBe(sizes[2])
    expect(sizes[3]).toBeCloseTo(20, 0)
  })

  it.each(['e', '*', '«', '•'])('restores a bullet that was recognized as %s', (sign) => {
    expect(textsOf([sign, ['Reduje', { x: 150 }], 'paros'])[0]).toBe('•')
  })

  it('keeps a word of one letter that stands as close as others', () => {
    expect(textsOf(['e', 'inglés', 'alto'])[0]).toBe('e')
  })

  it('leaves out specks', () => {
    expect(
      textsOf(
        [
          ['a', { confidence: 7 }],
          ['-', { confidence: 60 }],
        ],
        ['Perfil'],
      ),
    ).toEqual(['Perfil'])
    expect(textsOf([['qwrtz', { confidence: 30 }]], ['Perfil'])).toEqual(['Perfil'])
  })

  it('does not number words on both sides of a wide gap as painted in one go', () => {
    const [, before, after] = runsOf(['Jefa', 'obra', ['2019', { x: 1_500 }]])
    expect((after?.order ?? 0) - (before?.order ?? 0)).toBeGreaterThan(1)
  })
})
