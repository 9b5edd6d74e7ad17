import { describe, expect, it } from 'vitest'
import { DESIGNS, TEMPLATES } from '#shared/templates/catalog.ts'
import { suitsTrade, TRADES } from '#shared/templates/trades.ts'
import { isUnfiltered, NO_FILTER, passesFilter } from '#web/components/templates/template-filter.ts'

const NONE = new Map<string, number>()
const pass = (filter: Partial<typeof NO_FILTER>, pages = NONE) =>
  TEMPLATES.filter(passesFilter({ ...NO_FILTER, ...filter }, pages))

describe('fields of work', () => {
  it.each(TRADES.map((trade) => [trade]))('%s has at least four designs and not all', (trade) => {
    const designs = DESIGNS.filter(([first]) => first && suitsTrade(first, trade))
    expect(designs.length).toBeGreaterThanOrEqual(4)
    expect(designs.length).toBeLessThan(DESIGNS.length)
  })

  it('are told of every design, and an own one suits all', () => {
    for (const [first] of DESIGNS)
      expect(TRADES.filter((trade) => first && suitsTrade(first, trade)).length).toBeLessThan(TRADES.length)
    expect(TRADES.every((trade) => suitsTrade({ design: 'own-0123' }, trade))).toBe(true)
  })
})

describe('the filter of templates', () => {
  it('leaves all without a choice', () => {
    expect(isUnfiltered(NO_FILTER)).toBe(true)
    expect(pass({})).toEqual(TEMPLATES)
  })

  it('joins traits and field of work', () => {
    const shown = pass({ traits: ['two-columns'], trade: 'law' })
    expect(new Set(shown.map(({ design }) => design))).toEqual(new Set(['regente']))
  })

  it('leaves those with a number of pages, three standing for more, and none that is not counted', () => {
    const pages = new Map([
      ['clara', 1],
      ['toledo', 2],
      ['faro', 4],
      ['norte', 0],
    ])
    const ids = (count: 1 | 2 | 3) => pass({ pages: count }, pages).map(({ id }) => id)
    expect([ids(1), ids(2), ids(3)]).toEqual([['clara'], ['toledo'], ['faro']])
  })
})
