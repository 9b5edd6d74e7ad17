import { describe, expect, it } from 'vitest'
import { isAdHeading, splitAd } from '#shared/scoring/job-match/ad/zones.ts'

const split = (...lines: string[]) => splitAd(lines.join('\n')).segments
const zones = (...lines: string[]) => split(...lines).map(({ text, zone }) => [text, zone])
const MUST = 'Requirements'

describe('isAdHeading', () => {
  it.each([
    'Requirements',
    '¿Qué buscamos?',
    'What you will need to bring here?',
    'Requisitos: carnet B',
    'Benefits  Free lunch',
    'Our Benefits',
    'What we expect of you at work:',
  ])('%s', (line) => expect(isAdHeading(line)).toBe(true))

  it.each([
    'Gardening',
    '- Requirements',
    '…',
    'Requirements of gardens, parks.',
    'Requirements,',
    'Requirements;',
    '3 requirements',
    'Requirements of all the gardens here',
    'Requirements of all the gardens and parks here?',
    '- Requirements: roses',
    'All of the things of the requirements here: roses',
    'Gardening  Free lunch',
  ])('not: %s', (line) => expect(isAdHeading(line)).toBe(false))
})

describe('the parts of an ad', () => {
  it('are told by the headings above them', () => {
    expect(
      split(
        'Duties',
        '- Prune roses',
        MUST,
        '- Patience',
        'Nice to have',
        '- Tree felling',
        'Benefits',
        '- Free lunch',
      ),
    ).toEqual([
      { text: 'Prune roses', item: true, zone: 'other', strict: false },
      { text: 'Patience', item: true, zone: 'required', strict: true },
      { text: 'Tree felling', item: true, zone: 'preferred', strict: true },
      { text: 'Free lunch', item: true, zone: 'ignore', strict: false },
    ])
  })

  it('are told by the heading on the same line', () => {
    expect(zones('Requisitos: carnet B', 'Deseables:', 'riego')).toEqual([
      ['carnet B', 'required'],
      ['riego', 'preferred'],
    ])
    expect(zones('Requisitos  Carnet de poda')).toEqual([['Carnet de poda', 'required']])
  })

  it('are headed when a heading names what is required', () => {
    expect(splitAd('Requirements\n- Patience').headed).toBe(true)
    expect(splitAd('Requirements\n- Patience\nBenefits\n- Lunch').headed).toBe(true)
    expect(splitAd('Benefits\n- Lunch').headed).toBe(false)
    expect(splitAd('Patience').headed).toBe(false)
  })

  it('end with a gap after their list', () => {
    expect(zones(MUST, '- Patience', '', 'Gardens of the town')).toEqual([
      ['Patience', 'required'],
      ['Gardens of the town', 'other'],
    ])
    expect(zones(MUST, '- Patience', 'Gardens of the town')[1]).toEqual(['Gardens of the town', 'required'])
    expect(zones(MUST, '- Patience', '', '- Roses')[1]).toEqual(['Roses', 'required'])
    expect(zones(MUST, '', 'Gardens of the town')[0]).toEqual(['Gardens of the town', 'required'])
    expect(zones(MUST, '- Patience', 'Benefits', '', 'Gardens of the town')[1]).toEqual([
      'Gardens of the town',
      'ignore',
    ])
  })

  it('are found where line breaks were lost', () => {
    expect(zones('Buen vivero. ¿Qué buscamos? Poda de setos')).toEqual([
      ['Buen vivero.', 'other'],
      ['Poda de setos', 'required'],
    ])
    expect(zones('Gardens of the town Benefits: Free lunch')).toEqual([
      ['Gardens of the town', 'other'],
      ['Free lunch', 'ignore'],
    ])
    expect(zones('Prune roses daily.Plant trees weekly')).toEqual([
      ['Prune roses daily.', 'other'],
      ['Plant trees weekly', 'other'],
    ])
    expect(zones('Prune roses with ASP.Net tools')).toHaveLength(1)
  })
})

describe('a line of an ad', () => {
  it.each([
    ['- Patience', 'Patience'],
    ['  • Patience', 'Patience'],
    ['2. Patience', 'Patience'],
    ['12) Patience', 'Patience'],
    ['Patience', 'Patience'],
    ['123) Patience', '123) Patience'],
  ])('%s is read without its mark', (line, text) => expect(split(line).map((one) => one.text)).toEqual([text]))

  it('is an item with a mark, below a heading on its line, or when it is short', () => {
    const item = (line: string) => split(line).map((one) => one.item)
    const nine = 'one two three four five six seven eight nine'
    expect(item(nine)).toEqual([true])
    expect(item(`${nine} ten`)).toEqual([false])
    expect(item(`- ${nine} ten`)).toEqual([true])
    expect(item(`Duties: ${nine} ten`)).toEqual([true])
    expect(item('Prune roses. Plant trees.')).toEqual([false, false])
  })

  it('is split into sentences', () => {
    const texts = (line: string) => split(line).map((one) => one.text)
    expect(texts('Prune roses. Plant trees! Water hedges; sweep paths')).toEqual([
      'Prune roses.',
      'Plant trees!',
      'Water hedges',
      'sweep paths',
    ])
    expect(texts('Prune roses, ideally in spring')).toEqual(['Prune roses', 'ideally in spring'])
    expect(texts('Roses vs. trees')).toEqual(['Roses vs. trees'])
    expect(texts('Prune roses. 3 years of it')).toEqual(['Prune roses.', '3 years of it'])
  })
})

describe('a sentence of an ad', () => {
  const zone = (sentence: string, ...above: string[]) => {
    const one = split(...above, `${sentence}.`).at(-1)
    return [one?.zone, one?.strict]
  }
  const DUTIES = ['Duties', '- Prune roses']

  it.each([
    ['Roses must be pruned', 'required', true],
    ['Rose pruning is a plus', 'preferred', true],
    ['Roses are not required', 'ignore', false],
    ['No se requiere experiencia', 'ignore', false],
    ['No es imprescindible, se valora la poda', 'preferred', true],
    ['Our company needs gardeners', 'ignore', false],
    ['The company is looking for roses', 'required', true],
    ['Somos un vivero', 'ignore', false],
    ['Ofrecemos lo que necesitas', 'ignore', false],
    ['Roses of the town', 'other', false],
  ])('without a heading: %s', (sentence, expected, strict) => expect(zone(sentence)).toEqual([expected, strict]))

  it('under what is required or preferred is that, unless it says otherwise', () => {
    expect(zone('Roses of the town', 'Requirements')).toEqual(['required', true])
    expect(zone('Roses are desirable', 'Requirements')).toEqual(['preferred', true])
    expect(zone('Roses of the town', 'Nice to have')).toEqual(['preferred', true])
    expect(zone('Roses must be pruned', 'Nice to have')).toEqual(['preferred', true])
    expect(zone('Roses are not needed', 'Requirements')).toEqual(['ignore', false])
  })

  it('about the work itself is required only in plain words', () => {
    expect(zone('You will have to prune', ...DUTIES)).toEqual(['other', false])
    expect(zone('A permit is mandatory', ...DUTIES)).toEqual(['required', true])
    expect(zone('You will have to prune')).toEqual(['required', true])
  })

  it('about what is offered tells nothing, unless it requires', () => {
    expect(zone('Roses of the town', 'Benefits')).toEqual(['ignore', false])
    expect(zone('A permit is mandatory', 'Benefits')).toEqual(['required', true])
  })
})
