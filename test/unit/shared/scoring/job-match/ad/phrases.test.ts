import { describe, expect, it } from 'vitest'
import { extractPhrases } from '#shared/scoring/job-match/ad/phrases.ts'
import { vocabulary } from '#test/utils/scoring/vocabulary.ts'

const list = (sentence: string, open = true) => extractPhrases(sentence, vocabulary, open).map(({ name }) => name)

describe('the terms of a sentence that lists what is asked for', () => {
  it.each<readonly [string, readonly string[]]>([
    ['Rose grafting', ['Rose grafting']],
    ['Experience in rose grafting', ['rose grafting']],
    ['Solid knowledge of rose grafting', ['rose grafting']],
    ['Manejo de injertos', ['injertos']],
    ['Rose grafting skills required', ['Rose grafting']],
    ['Rose grafting (hedge laying)', ['Rose grafting', 'hedge laying']],
    ['Rose grafting, hedge laying and pond lining', ['Rose grafting', 'hedge laying', 'pond lining']],
    ['Rose grafting / hedge laying', ['Rose grafting', 'hedge laying']],
    ['Grafting/hedging', ['Grafting', 'hedging']],
    ['Rose grafting – hedge laying', ['Rose grafting', 'hedge laying']],
    ['Rose grafting: hedge laying.', ['Rose grafting', 'hedge laying']],
    ['“Rose grafting”', ['Rose grafting']],
    ['Moving and handling', ['Moving and handling']],
    ['Control de plagas', ['Control de plagas']],
    ['Teamwork', []],
    ['Good communication', []],
    ['Teams and tasks', []],
    ['Plan 34', []],
    ['Plan of roses', ['Plan of roses']],
    ['Landscape design', ['Landscape design']],
    ['.Rose grafting', ['.Rose grafting']],
    [', . Rose grafting', ['Rose grafting']],
    ['Training of grafters', ['Training of grafters']],
    ['Training of rose and hedge grafters now', ['Training of rose', 'hedge grafters now']],
    ['', []],
  ])('%s', (sentence, names) => expect(list(sentence)).toEqual(names))

  it('has names of at most four words', () => {
    expect(list('rose hedge pond path')).toEqual(['rose hedge pond path'])
    expect(list('rose of the hedge of the pond path')).toEqual(['rose of the hedge of the pond path'])
    expect(list('rose hedge pond path lawn')).toEqual([])
  })

  it('has no sentences', () => {
    expect(list('You prune hedges')).toEqual([])
    expect(list('Podando setos')).toEqual([])
    expect(list('Empresa de setos')).toEqual([])
  })

  it('has the known names of longer phrases', () => {
    expect(list('rose hedge landscape design pond path lawn')).toEqual(['landscape design'])
    expect(list('You prune landscape design')).toEqual(['landscape design'])
    expect(list('landscape design of roses you prune')).toEqual(['landscape design'])
    expect(list('landscape design, you prune.')).toEqual(['landscape design'])
    expect(list('You landscape design and landscape design you')).toEqual(['landscape design', 'landscape design'])
  })

  it('has names of tools inside phrases once more under their own name', () => {
    expect(list('Python grafting')).toEqual(['Python grafting', 'Python'])
  })
})

describe('alternatives', () => {
  const first = (sentence: string) => extractPhrases(sentence, vocabulary, true)[0]

  it.each<readonly [string, string, readonly string[]]>([
    ['Rose grafting or hedge laying', 'Rose grafting or hedge laying', ['Rose grafting', 'hedge laying']],
    ['Injertos o acolchados', 'Injertos o acolchados', ['Injertos', 'acolchados']],
    ['Grafting, hedging or ponds', 'Grafting, hedging or ponds', ['Grafting', 'hedging', 'ponds']],
  ])('are one term: %s', (sentence, name, anyOf) => {
    expect(extractPhrases(sentence, vocabulary, true)).toHaveLength(1)
    expect(first(sentence)).toMatchObject({ name, anyOf: anyOf.map((one) => ({ name: one })) })
  })

  it('are none when one is no name', () => {
    expect(first('Rose grafting or teamwork')).toMatchObject({ name: 'Rose grafting' })
    expect(list('Teamwork or rose grafting')).toEqual(['rose grafting'])
  })

  it('are none in a list with “and”', () => {
    expect(extractPhrases('Grafting, hedging and ponds', vocabulary, true).every(({ anyOf }) => !anyOf)).toBe(true)
  })

  it('end with the list', () => {
    expect(list('Grafting or hedging and ponds')).toEqual(['Grafting or hedging', 'ponds'])
  })
})

describe('the place of a job', () => {
  it('is no term of the sentence that announces it', () => {
    expect(list('Buscamos injertador en Villarejo')).not.toContain('Villarejo')
    expect(list('Grafting in Millbridge')).toContain('Millbridge')
    expect(list('Looking for grafting in Python')).toContain('Python')
  })
})

describe('the terms of another sentence', () => {
  it('are the names that a lexicon or their form tells', () => {
    expect(list('We prune roses with Python and grafting', false)).toEqual(['Python'])
    expect(list('We prune roses', false)).toEqual([])
  })

  it('have spaces as one', () => expect(list('Rose \n grafting')).toEqual(['Rose grafting']))
})
