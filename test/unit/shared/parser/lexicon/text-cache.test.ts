import { describe, expect, it } from 'vitest'
import { cacheByText } from '#shared/parser/lexicon/text-cache.ts'

describe('values kept by their text', () => {
  const createCounted = () => {
    const computed: string[] = []
    const toUpper = cacheByText((text) => {
      computed.push(text)
      return text.toUpperCase()
    })
    return { computed, toUpper }
  }

  it('are computed once', () => {
    const { computed, toUpper } = createCounted()
    expect([toUpper('a'), toUpper('b'), toUpper('a')]).toEqual(['A', 'B', 'A'])
    expect(computed).toEqual(['a', 'b'])
  })

  it('stay right when the cache is full', () => {
    const { toUpper } = createCounted()
    for (let i = 0; i < 9_000; i++) expect(toUpper(`a${i % 4_500}`)).toBe(`A${i % 4_500}`)
  })

  it('are computed again once their texts are too long together', () => {
    const { computed, toUpper } = createCounted()
    const texts = Array.from({ length: 900 }, (_, i) => `${i}`.padEnd(2_000, 'a'))
    for (const text of [...texts, ...texts.slice(0, 1)]) expect(toUpper(text)).toBe(text.toUpperCase())
    expect(computed).toHaveLength(901)
  })

  it('are computed again for long texts, which are not kept', () => {
    const { computed, toUpper } = createCounted()
    const long = 'a'.repeat(2_001)
    expect(toUpper(long)).toBe(toUpper(long))
    expect(computed).toHaveLength(2)
  })
})
