import { describe, expect, it } from 'vitest'
import type { SharedDraft } from '#api/db/queries/resume/shares.ts'
import { createPageCache, type ReadPage } from '#api/services/share/page-cache.ts'

const SHARE: SharedDraft['share'] = {
  id: 'a',
  userId: 'u1',
  draftId: 'd1',
  name: 'x',
  language: null,
  passwordHash: null,
  hidesContact: false,
  allowsPdf: true,
  createdAt: 0,
  expiresAt: null,
  views: 0,
  lastViewedAt: null,
}
const of = (version: number, more: Partial<SharedDraft['share']> = {}): SharedDraft => ({
  share: { ...SHARE, ...more },
  document: '{}',
  version,
})
const ofChars = (chars: number): ReadPage => ({
  html: { title: '', style: '', body: '' },
  language: 'es',
  drawn: { pages: ['x'.repeat(chars)], paper: { width: 1, height: 1 }, hasPictures: false },
})

describe('the cache of the pages of links', () => {
  it('tells versions, people, languages and hidden contact data apart, and not links', () => {
    const cache = createPageCache()
    const page = ofChars(1)
    cache.set(of(1), page)
    expect(cache.get(of(1, { id: 'b', views: 3 }))).toBe(page)
    for (const other of [of(2), of(1, { userId: 'u2' }), of(1, { draftId: 'd2' }), of(1, { hidesContact: true })])
      expect(cache.get(other)).toBeUndefined()
    expect(cache.get(of(1, { language: 'es' }))).toBeUndefined()
  })

  it('drops the first pages when it is full, and takes none that is too large', () => {
    const cache = createPageCache(10)
    cache.set(of(1), ofChars(6))
    cache.set(of(2), ofChars(4))
    expect([cache.get(of(1)), cache.get(of(2))]).not.toContain(undefined)
    cache.set(of(3), ofChars(5))
    expect([cache.get(of(1)), cache.get(of(2)), cache.get(of(3))].map(Boolean)).toEqual([false, true, true])
    cache.set(of(4), ofChars(11))
    expect([cache.get(of(4)), cache.get(of(3))].map(Boolean)).toEqual([false, true])
  })
})
