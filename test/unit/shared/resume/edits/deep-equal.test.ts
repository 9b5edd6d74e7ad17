import { describe, expect, it } from 'vitest'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'

describe('isDeepEqual', () => {
  it.each([
    ['texts', 'a', 'a'],
    ['lists', ['a', ['b']], ['a', ['b']]],
    ['objects with keys in another order', { a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }],
    ['a key without a value and no key', { a: 1, b: undefined }, { a: 1 }],
    ['no key and a key without a value', { a: 1 }, { b: undefined, a: 1 }],
  ])('holds for %s', (_, a, b) => expect(isDeepEqual(a, b)).toBe(true))

  it.each([
    ['other texts', 'a', 'b'],
    ['a number and its text', 1, '1'],
    ['a text and the list of its letters', 'ab', ['a', 'b']],
    ['the list of its letters and a text', ['a', 'b'], 'ab'],
    ['a text and an object', '', {}],
    ['an object and a number', {}, 0],
    ['nothing and an object', null, {}],
    ['an object and nothing', {}, null],
    ['a list and an object with its indexes', ['a'], { 0: 'a' }],
    ['an object with indexes and a list', {}, []],
    ['one key more', { a: 1 }, { a: 1, b: 2 }],
    ['one key less', { a: 1, b: 2 }, { a: 1 }],
    ['other keys', { a: 1 }, { b: 1 }],
    ['another value within', { a: { b: [1, 2] } }, { a: { b: [1, 3] } }],
    ['a list in another order', ['a', 'b'], ['b', 'a']],
  ])('does not hold for %s', (_, a, b) => expect(isDeepEqual(a, b)).toBe(false))
})
