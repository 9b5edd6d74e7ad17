import { describe, expect, it } from 'vitest'
import { findSplitWords } from '#shared/renderer/write/split-words.ts'

const find = (...texts: string[]) =>
  findSplitWords(texts.map((text, i) => ({ text, x: 0, y: 12 * i, width: 60, size: 10 })))

describe('words that a hyphen splits', () => {
  it('are marked from their start to their end on the next line', () => {
    expect(find('I manage inter\u00ad', 'national teams')).toEqual([
      { startsAt: 9, word: 'international' },
      { endsAt: 8 },
    ])
  })

  it('end and begin on the same line', () => {
    expect(find('coordina\u00ad', 'dora, presu\u00ad', 'puestos')).toEqual([
      { startsAt: 0, word: 'coordinadora,' },
      { endsAt: 5, startsAt: 6, word: 'presupuestos' },
      { endsAt: 7 },
    ])
  })

  it('may go on over three lines', () => {
    expect(find('profe\u00ad', 'sionali\u00ad', 'zación 43')).toEqual([
      { startsAt: 0, word: 'profesionalización' },
      {},
      { endsAt: 6 },
    ])
  })

  it('have a soft hyphen where their rest is elsewhere', () => {
    expect(find('we inter\u00ad')).toEqual([{ startsAt: 8, endsAt: 9, word: '\u00ad' }])
    expect(find('a line', 'another')).toEqual([{}, {}])
  })

  it('are those in two sizes on one line, such as small capitals', () => {
    const text = (part: string, x: number, size: number) => ({ text: part, x, y: 40, width: 8 * part.length, size })
    expect(findSplitWords([text('P', 0, 10), text('ERFIL PROFESIONAL', 8.4, 8)])).toEqual([
      { startsAt: 0, word: 'PERFIL' },
      { endsAt: 5 },
    ])
    expect(findSplitWords([text('UCÍA ', 0, 8), text('N', 40, 10), text('ÚÑEZ', 48, 8)])).toEqual([
      {},
      { startsAt: 0, word: 'NÚÑEZ' },
      { endsAt: 4 },
    ])
    expect(findSplitWords([text('A', 0, 10), text('B', 30, 8)])).toEqual([{}, {}])
  })
})
