import { describe, expect, it } from 'vitest'
import { assertFewValues } from '#api/middleware/json-size.ts'

const codeOf = (json: string): string => {
  try {
    assertFewValues(json)
    return 'passes'
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown'
  }
}

describe('assertFewValues', () => {
  it.each([
    ['many values', `[${'0,'.repeat(40_001)}0]`],
    ['many empty lists', `[${'[],'.repeat(20_001)}0]`],
    ['deep lists', '['.repeat(41)],
  ])('refuses %s', (_, json) => expect(codeOf(json)).toBe('request-too-large'))

  it.each([
    ['commas and brackets in a string', JSON.stringify({ text: ',[{'.repeat(50_000) })],
    ['escaped quotes in a string', JSON.stringify({ text: '",[\\'.repeat(50_000) })],
    ['a string that ends with a backslash', JSON.stringify({ text: '\\', more: ',' })],
    ['an open string', `"${','.repeat(50_000)}`],
  ])('accepts %s', (_, json) => expect(codeOf(json)).toBe('passes'))
})
