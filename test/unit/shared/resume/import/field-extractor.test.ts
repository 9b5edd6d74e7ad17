import { describe, expect, it } from 'vitest'
import { finishContent, toContentDate, toDateRange } from '#shared/resume/import/entry-values.ts'
import { createFieldExtractor, sanitizeText } from '#shared/resume/import/field-extractor.ts'

const text = (value: unknown, maxChars?: number) => {
  const fields = createFieldExtractor({ a: value })
  return [fields.text(['a'], maxChars), fields.dropped()]
}
const nest = (depth: number, leaf: unknown): unknown => (depth === 0 ? leaf : { a: nest(depth - 1, leaf) })

describe('sanitizeText', () => {
  it.each([
    [' a\r\nb\rc ', 'a\nb\nc'],
    ['a\u200bb\u0000\tc\ufeff', 'ab\tc'],
    ['n\u0303', 'ñ'],
  ])('%j is %j', (raw, expected) => expect(sanitizeText(raw)).toBe(expected))
})

describe('the text of a field', () => {
  it('is a string or number up to its longest length', () => {
    expect(text(' x ')).toEqual(['x', []])
    expect(text(7)).toEqual(['7', []])
    expect(text('abc', 3)).toEqual(['abc', []])
    expect(text('abcd', 3)).toEqual(['abc', [{ path: 'a', reason: 'too-long' }]])
    expect(text(true)).toEqual(['', [{ path: 'a', reason: 'no-field' }]])
    expect(createFieldExtractor({ a: 'b' }).text(['a', 'length'])).toBe('')
    expect(createFieldExtractor(null).text(['a'])).toBe('')
    expect(createFieldExtractor({}).text(['constructor', 'name'])).toBe('')
  })

  it('is that of the first name that has one; the others are reported', () => {
    const fields = createFieldExtractor({ a: ' ', b: 2, c: 'x', d: null })
    expect(fields.firstText([], ['d', 'a', 'b', 'c'])).toBe('2')
    expect(fields.dropped()).toEqual([{ path: 'c', reason: 'no-field' }])
    expect(fields.firstText([], ['a'])).toBe('')
  })

  it('matches, or stays unused', () => {
    const fields = createFieldExtractor({ a: 'abc', b: 5 })
    expect(fields.textMatching(['a'], () => true, 3)).toBe('abc')
    expect(fields.textMatching(['a'], () => true, 2)).toBe('')
    expect(fields.textMatching(['a'], (value) => value === 'x')).toBe('')
    expect(fields.textMatching(['b'], () => true)).toBe('')
    expect(fields.dropped()).toEqual([{ path: 'b', reason: 'no-field' }])
  })

  it('may be looked at without using it', () => {
    const fields = createFieldExtractor({ a: 'x', b: 1 })
    expect([fields.peek(['a']), fields.peek(['b'])]).toEqual(['x', ''])
    expect(fields.dropped()).toHaveLength(2)
  })
})

describe('the lists of a field', () => {
  it('of texts have no empty ones, and may be a text', () => {
    const fields = createFieldExtractor({ a: ['x', ' ', 3, {}], b: ' y ', c: ' ', d: 4 })
    expect(['a', 'b', 'c', 'd'].map((key) => fields.texts([key]))).toEqual([['x', '3'], ['y'], [], []])
  })

  it('of objects have nothing else', () => {
    const fields = createFieldExtractor({ a: [{}, null, 'x', [1], { b: 1 }], b: {} })
    expect(fields.objects(['a'])).toEqual([
      ['a', 0],
      ['a', 4],
    ])
    expect(fields.objects(['b'])).toEqual([])
  })

  it('of items have what is there', () => {
    const fields = createFieldExtractor({ a: [1, null], b: 'x', c: ' ', d: {} })
    expect(fields.items(['a'])).toEqual([
      ['a', 0],
      ['a', 1],
    ])
    expect(['b', 'c', 'd', 'e'].map((key) => fields.items([key]))).toEqual([[['b']], [], [['d']], []])
  })

  it('end after 400', () => {
    const fields = createFieldExtractor({ a: Array.from({ length: 401 }, () => 'x'), b: Array(401).fill({}) })
    expect([fields.texts(['a']), fields.items(['a']), fields.objects(['b'])].map(({ length }) => length)).toEqual([
      400, 400, 400,
    ])
    expect(fields.limit(['b'], Array(400).fill(1))).toHaveLength(400)
    expect(fields.limit(['a'], Array(401).fill(1))).toHaveLength(400)
    expect(fields.dropped()[0]).toEqual({ path: 'a', reason: 'too-many' })
    expect(fields.dropped().filter(({ reason }) => reason === 'too-many')).toHaveLength(1)
  })

  it('of names are those of an object', () => {
    const fields = createFieldExtractor({ a: { b: 1, c: null }, d: 'x', e: null })
    expect(['a', 'd', 'e'].map((key) => fields.names([key]))).toEqual([['b', 'c'], [], []])
  })
})

describe('what was not used', () => {
  it('is text below a path, to a depth of twenty steps', () => {
    const fields = createFieldExtractor({ a: { b: 'x', c: [null, ' ', 'y'], d: 'used' } })
    fields.text(['a', 'd'])
    expect(fields.unusedTexts(['a'])).toEqual(['x', 'y'])
    expect(fields.unusedTexts(['a'])).toEqual([])
    const read = (depth: number) => createFieldExtractor(nest(depth, 'leaf')).unusedTexts([])
    expect([read(20), read(21)]).toEqual([['leaf'], []])
  })

  it('is reported once, without blank values and empty objects', () => {
    const fields = createFieldExtractor({ a: 'x', b: { c: 1, d: {} }, e: ' ', f: null, g: [], h: { i: [false] } })
    expect(fields.dropped().map(({ path }) => path)).toEqual(['a', 'b.c', 'h.i.0'])
    fields.ignore(['a'])
    fields.drop(['b'], 'other-data')
    expect(fields.dropped()).toEqual([
      { path: 'b', reason: 'other-data' },
      { path: 'h.i.0', reason: 'no-field' },
    ])
  })

  it('is reported by its whole object below twenty steps', () => {
    const report = (depth: number) =>
      createFieldExtractor(nest(depth, { b: 1 }))
        .dropped()
        .map(({ path }) => path.split('.').length)
    expect([report(18), report(19), report(20), report(25)]).toEqual([[19], [20], [20], [20]])
  })

  it('is reported by its top key after 500 paths', () => {
    const list = (length: number) => Array.from({ length }, (_, i) => i)
    const paths = createFieldExtractor({ a: list(500), b: { c: 1, d: 2 } })
      .dropped()
      .map(({ path }) => path)
    expect([paths.length, paths[499], paths[500]]).toEqual([501, 'a.499', 'b'])
  })
})

describe('whether a field has a value', () => {
  it.each([
    ['x', true],
    [0, true],
    [false, true],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%j: %s', (value, expected) => expect(createFieldExtractor({ a: value }).has(['a'])).toBe(expected))
})

describe('parts in one text', () => {
  it('have a separator where there are several, and are cut', () => {
    const fields = createFieldExtractor({})
    expect(fields.join(['a'], ['x', '', 'y'])).toBe('x\ny')
    expect(fields.join(['a'], ['x', 'y'], '-', 3)).toBe('x-y')
    expect(fields.dropped()).toEqual([])
    expect(fields.join(['a', 0], ['x', 'yz'], '-', 3)).toBe('x-y')
    expect(fields.dropped()).toEqual([{ path: 'a.0', reason: 'too-long' }])
  })
})

describe('the dates of an entry', () => {
  it.each([
    ['03/2019', '2019-03'],
    ['presente', ''],
    ['someday', 'someday'],
  ])('%j is %j', (raw, expected) => expect(toContentDate(raw)).toBe(expected))

  it.each([
    ['2019', '2020', { startDate: '2019', endDate: '2020' }],
    ['2019', '', { startDate: '2019', current: true }],
    ['2019', 'present', { startDate: '2019', current: true }],
    ['', '2020', { startDate: '', endDate: '2020' }],
    ['', '', { startDate: '' }],
  ])('%j to %j', (start, end, range) => expect(toDateRange(start, end)).toEqual(range))
})

describe('the content of extracted fields', () => {
  it('reports entries that end before they start', () => {
    const work = [
      { startDate: '2020-05', endDate: '2020-04' },
      { startDate: '2020-05', endDate: '2020-05' },
      { startDate: '2020-05', current: true },
    ].map((dates) => ({ company: 'A', position: '', description: '', ...dates }))
    const sections = {
      experience: work,
      education: [{ institution: 'B', degree: '', field: '', startDate: '2020', endDate: '2019' }],
      volunteer: [{ organization: 'C', role: '', description: '', startDate: 'soon', endDate: '2019' }],
    }
    expect(finishContent(createFieldExtractor({}), { personalInfo: { fullName: 'Ida' }, sections }).dropped).toEqual([
      { path: 'work.0.endDate', reason: 'reversed-dates' },
      { path: 'education.0.endDate', reason: 'reversed-dates' },
    ])
  })

  it.each([
    [{ personalInfo: { fullName: 5 } }, 'personalInfo.fullName'],
    [5, ''],
  ])('is refused where it is not valid: %j', (raw, path) => {
    expect(() => finishContent(createFieldExtractor({}), raw)).toThrow(
      expect.objectContaining({ code: 'invalid-document', params: { path } }),
    )
  })
})
