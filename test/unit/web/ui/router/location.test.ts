import { describe, expect, it } from 'vitest'
import { parseAddress, readEntry, resolveAddress } from '#web/ui/router/location.ts'

describe('an address', () => {
  it.each([
    ['/analyzer', { pathname: '/analyzer', search: '', hash: '' }],
    ['/templates?draft=a#top', { pathname: '/templates', search: '?draft=a', hash: '#top' }],
    ['/#pricing', { pathname: '/', search: '', hash: '#pricing' }],
    ['/settings?#', { pathname: '/settings', search: '', hash: '' }],
  ])('%s has parts', (address, parts) => {
    expect(parseAddress(address)).toEqual(parts)
  })

  it.each([
    ['/subscribe?plan=basic', '/subscribe?plan=basic'],
    ['?cv=1', '/analyzer?cv=1'],
    ['?', '/analyzer'],
    ['', '/analyzer'],
    ['#history', '/analyzer#history'],
  ])('%j on /analyzer is %s', (to, address) => {
    expect(resolveAddress(to, '/analyzer')).toBe(address)
  })
})

describe('an entry of the history', () => {
  it('has the state that a navigation passed on', () => {
    expect(readEntry({ usr: { plan: 'basic' }, key: 'k1', idx: 3 })).toEqual({ state: { plan: 'basic' }, key: 'k1' })
  })

  it.each([[null], ['text'], [{ other: 1 }]])('%j of another script has none', (entry) => {
    expect(readEntry(entry)).toMatchObject({ key: 'default' })
    expect(readEntry(entry).state ?? null).toBeNull()
  })
})
