import { describe, expect, it } from 'vitest'
import { diffWords } from '#web/components/word-diff/word-diff.ts'
import { formatValue } from '#web/features/analyzer/improve/format-value.ts'

describe('formatValue', () => {
  it.each([
    ['a text', 'Led a team', 'Led a team'],
    ['a list', ['SQL', 'Python'], 'SQL, Python'],
    ['a date', { value: '2019-09', text: 'sept. 2019' }, 'sept. 2019'],
    ['a text in one language', { en: 'Analyst' }, 'Analyst'],
    ['an entry', { id: 'x', company: 'Acme', current: false }, 'Acme'],
    ['nothing', undefined, ''],
  ])('%s', (_, value, expected) => {
    expect(formatValue(value)).toBe(expected)
  })
})

describe('diffWords', () => {
  const marked = (pieces: readonly { text: string; changed: boolean }[]) =>
    pieces.map(({ text, changed }) => (changed ? `[${text.trim()}]` : text.trim())).join(' ')

  it('marks the words that are not in the other text', () => {
    const { before, after } = diffWords('Responsible for the team of 4 people', 'Led the team of 4 people')
    expect(marked(before)).toBe('[Responsible for] the team of 4 people')
    expect(marked(after)).toBe('[Led] the team of 4 people')
  })

  it('keeps every word', () => {
    const { before, after } = diffWords('a b c d', 'd c b a')
    expect(before.map(({ text }) => text).join('')).toBe('a b c d')
    expect(after.map(({ text }) => text).join('')).toBe('d c b a')
  })

  it('does not compare texts that are too long', () => {
    const long = 'word '.repeat(400)
    expect(diffWords(long, 'x').before).toEqual([{ text: long, changed: false }])
  })
})
