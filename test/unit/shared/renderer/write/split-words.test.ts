import { describe, expect, it } from 'vitest'
import { findSplitWords } from '#shared/renderer/write/split-words.ts'

const find = (...texts: string[]) => findSplitWords(texts.map((text) => ({ text })))

describe('words that a hyphen splits', () => {
  it('are marked from their begin to their end on the next line', () => {
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
})
