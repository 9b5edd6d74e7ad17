import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isLinkTarget,
  type MarkedSegment,
  parseMarks,
  replaceMarkedText,
  serializeMarks,
  sliceSegments,
  stripMarks,
} from '#shared/resume/prose/marks.ts'

const A = 'https://a.example'
const B = 'https://b.example'
const bold = (text: string): MarkedSegment => ({ text, bold: true })
const italic = (text: string): MarkedSegment => ({ text, italic: true })
const both = (text: string): MarkedSegment => ({ text, bold: true, italic: true })
const link = (text: string, href = A): MarkedSegment => ({ text, href })

describe('the address of a link', () => {
  it.each([
    ['https://a.example/b?c=1#d', true],
    ['HTTP://a.example', true],
    ['mailto:ana@example.com', true],
    ['tel:+34600000000', true],
    ['ftp://a.example', false],
    ['a.example', false],
    ['see https://a.example', false],
    ['https://', false],
    ['https://a.example/(b)', false],
    ['https://a.example/b c', false],
  ])('may be %s: %s', (href, expected) => expect(isLinkTarget(href)).toBe(expected))

  it('has 2000 characters at most', () => {
    const create = (chars: number) => 'https://a.example/'.padEnd(chars, 'x')
    expect([isLinkTarget(create(2_000)), isLinkTarget(create(2_001))]).toEqual([true, false])
  })
})

describe('serializeMarks', () => {
  it.each<[string, MarkedSegment[], string]>([
    ['one mark in the other, the longer one outside', [bold('a '), both('b')], '**a *b***'],
    ['the same with the other mark outside', [italic('a '), both('b')], '*a **b***'],
    ['two marks of which the second goes on', [both('a'), italic(' b')], '***a** b*'],
    ['a link and a mark that goes on after it', [{ ...bold('a'), href: A }, bold('b')], `[**a**](${A})**b**`],
    ['two marks that end one after the other', [both('a'), bold(' b')], '***a* b**'],
    ['two marks that end together', [{ text: 'a ' }, both('b'), { text: ' c' }], 'a ***b*** c'],
    ['a mark that goes on through another', [bold('a '), both('b'), bold(' c')], '**a *b* c**'],
    ['a mark in a link', [link('a '), { ...link('b'), bold: true }], `[a **b**](${A})`],
    ['a mark before and in a link', [bold('a '), { ...bold('b'), href: A }], `**a** [**b**](${A})`],
    ['a mark in and after a link', [{ ...bold('a'), href: A }, bold(' b')], `[**a**](${A}) **b**`],
    ['two links side by side', [link('a'), link('b', B)], `[a](${A})[b](${B})`],
    ['marks around spaces alone', [{ text: 'a' }, bold(' '), { text: 'b' }], 'a b'],
    ['spaces at the ends of a mark', [{ text: 'a' }, bold(' b '), { text: 'c' }], 'a **b** c'],
    ['spaces between two segments with one mark', [bold('a'), both(' b')], '**a *b***'],
    ['spaces between two parts of a link', [link('a'), { ...link(' b'), bold: true }], `[a **b**](${A})`],
    ['empty segments', [bold(''), { text: 'a' }, italic('')], 'a'],
    ['segments with equal marks', [bold('a'), bold('b')], '**ab**'],
    ['bold alone where italics overlap it inside of a word', [bold('a'), both('b'), italic('c')], '**ab**c'],
    ['no mark between digits', [{ text: '5' }, bold('3')], '53'],
    ['no link to another kind of address', [{ text: 'a ' }, link('b', 'ftp://a.example')], 'a b'],
    ['characters that would be marks', [{ text: '*a* [b](' }, { text: `${A})` }], `\\*a\\* \\[b](${A})`],
  ])('writes %s', (_, segments, stored) => expect(serializeMarks(segments)).toBe(stored))

  it('gives back what was read, for any segments', () => {
    const mark = fc.constantFrom({}, { bold: true }, { italic: true }, { bold: true, italic: true }, { href: A })
    const text = fc.constantFrom('a', 'bc d', 'é', '4 ', ' e')
    const segment = fc.tuple(text, mark).map(([own, marks]) => ({ ...marks, text: own }))
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const stored = serializeMarks(segments)
        expect(stripMarks(stored)).toBe(segments.map(({ text }) => text).join(''))
        expect(serializeMarks(parseMarks(stored))).toBe(stored)
      }),
      { numRuns: 300, seed: 24 },
    )
  })
})

describe('parseMarks', () => {
  it.each<[string, MarkedSegment[]]>([
    [`[a](${A})[b](${B})`, [link('a'), link('b', B)]],
    [`[a \\[x b](${A})`, [link('a [x b')]],
    [`[a [x] b](${A})`, [{ text: `[a [x] b](${A})` }]],
    ['**a**b**c**', [bold('a'), { text: 'b' }, bold('c')]],
    ['*a**b*', [italic('a**b')]],
    ['**a\\** b**', [bold('a** b')]],
    ['3*a*', [{ text: '3' }, italic('a')]],
    ['a*3*', [{ text: 'a' }, italic('3')]],
    ['*a* 2*3*', [italic('a'), { text: ' 2*3*' }]],
    ['\\a \\\\*b*', [{ text: '\\a \\*b*' }]],
  ])('reads %s', (stored, segments) => expect(parseMarks(stored)).toEqual(segments))

  it('reads the label of a link up to 500 characters', () => {
    const read = (chars: number) => parseMarks(`[${'x'.repeat(chars)}](${A})`)
    expect(read(500)).toEqual([link('x'.repeat(500))])
    expect(read(501)).toEqual([{ text: `[${'x'.repeat(501)}](${A})` }])
  })
})

describe('stripMarks', () => {
  it('takes each line for itself', () => {
    expect(stripMarks('**a\nb** *c*\nd')).toBe('**a\nb** c\nd')
  })
})

describe('sliceSegments', () => {
  const segments = [bold('abc'), { text: 'de' }, italic('f')]

  it.each<[number, number, MarkedSegment[]]>([
    [0, 6, segments],
    [1, 4, [bold('bc'), { text: 'd' }]],
    [3, 5, [{ text: 'de' }]],
    [5, 9, [italic('f')]],
    [2, 2, []],
  ])('from %i to %i', (start, end, expected) => expect(sliceSegments(segments, start, end)).toEqual(expected))
})

describe('replaceMarkedText', () => {
  it.each([
    ['keeps a letter at the end of a mark out of it', '**bread** daily', 'breads daily', '**bread**s daily'],
    ['keeps text after a mark out of it', 'Sold **bread**', 'Sold bread today', 'Sold **bread** today'],
    ['keeps text before a mark out of it', '**Bread** sold', 'Rye Bread sold', 'Rye **Bread** sold'],
    ['changes a letter inside of a mark', 'Sold **bread** daily', 'Sold broad daily', 'Sold **broad** daily'],
    ['changes plain text between two marks', '**a** one *b*', 'a two b', '**a** two *b*'],
    ['drops the marks of a range that is replaced over their end', 'A **b c** d', 'A b x d', 'A **b** x d'],
    ['keeps a link around its changed label', `[shop](${A}) here`, 'shoop here', `[shoop](${A}) here`],
    ['removes all of a mark', 'Sold **fresh** bread', 'Sold  bread', 'Sold  bread'],
    ['keeps everything', '*a* **b**', 'a b', '*a* **b**'],
    ['fills an empty line', '', 'a', 'a'],
    ['empties a line', '**a**', '', ''],
    ['repeats the last letter of a mark', 'a **bb** c', 'a bbb c', 'a **bb**b c'],
    ['repeats a letter of plain text', 'aa *b*', 'aaa b', 'aaa *b*'],
  ])('%s', (_, stored, text, expected) => expect(replaceMarkedText(stored, text)).toBe(expected))

  it('reads as the new text, whatever changed', () => {
    const line = fc.constantFrom('**ab** c', 'a *b* c', `[ab](${A}) c`, '***a** b* c', 'abc', '')
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'd'), maxLength: 7 })
    fc.assert(
      fc.property(line, text, (stored, next) => {
        expect(stripMarks(replaceMarkedText(stored, next))).toBe(next)
      }),
      { numRuns: 300, seed: 24 },
    )
  })
})
