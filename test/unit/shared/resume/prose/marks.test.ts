import { describe, expect, it } from 'vitest'
import { escapeMarks, type MarkedSegment, parseMarks, serializeMarks, stripMarks } from '#shared/resume/prose/marks.ts'
import { measureCpuMs } from '#test/utils/measurement/cpu-ms.ts'

describe('parseMarks', () => {
  it.each<[string, MarkedSegment[]]>([
    ['Led **four** bakers', [{ text: 'Led ' }, { text: 'four', bold: true }, { text: ' bakers' }]],
    ['*Gold* medal', [{ text: 'Gold', italic: true }, { text: ' medal' }]],
    ['pre**fix**', [{ text: 'pre' }, { text: 'fix', bold: true }]],
    ['***both***', [{ text: 'both', bold: true, italic: true }]],
    [
      '**bold *and italic***',
      [
        { text: 'bold ', bold: true },
        { text: 'and italic', bold: true, italic: true },
      ],
    ],
    [
      '***both** italic*',
      [
        { text: 'both', bold: true, italic: true },
        { text: ' italic', italic: true },
      ],
    ],
    [
      '***both* bold**',
      [
        { text: 'both', bold: true, italic: true },
        { text: ' bold', bold: true },
      ],
    ],
    [
      '*italic **both***',
      [
        { text: 'italic ', italic: true },
        { text: 'both', bold: true, italic: true },
      ],
    ],
    ['*italic***', [{ text: 'italic', italic: true }, { text: '**' }]],
    ['**bold***', [{ text: 'bold', bold: true }, { text: '*' }]],
    ['***italic*', [{ text: '**' }, { text: 'italic', italic: true }]],
    [
      'See [the **shop**](https://shop.example/a)',
      [
        { text: 'See ' },
        { text: 'the ', href: 'https://shop.example/a' },
        { text: 'shop', bold: true, href: 'https://shop.example/a' },
      ],
    ],
  ])('reads the marks of %s', (stored, segments) => {
    expect(parseMarks(stored)).toEqual(segments)
  })

  it.each([
    '5*3*2 pallets',
    '2 * 3 * 4',
    'a ** b ** c',
    'open **and never closed',
    '****four****',
    'Rated 4* and 5* hotels',
    '[not a link] (really)',
    '[script](javascript:alert)',
    'C:\\breads\\list',
  ])('leaves %s as it is', (stored) => {
    expect(parseMarks(stored)).toEqual([{ text: stored }])
  })

  it('takes a backslash before a mark as plain', () => {
    expect(stripMarks('\\*not italic\\* and \\[x](https://a.example)')).toBe('*not italic* and [x](https://a.example)')
  })

  it('takes time in proportion to the text', () => {
    for (const text of ['**a '.repeat(5_000), '*a*b'.repeat(5_000), '[a'.repeat(10_000), '[a](x'.repeat(4_000)])
      expect(measureCpuMs(() => parseMarks(text))).toBeLessThan(1_000)
  })
})

describe('serializeMarks', () => {
  const texts = ['a', 'b c', ' d', 'e* f', '*', '[x](https://a.example)', '\\', '5', '**']
  const styles: Omit<MarkedSegment, 'text'>[] = [
    {},
    { bold: true },
    { italic: true },
    { bold: true, italic: true },
    { href: 'https://a.example' },
    { bold: true, href: 'https://a.example' },
  ]

  it('keeps every plain text through escaping', () => {
    for (const a of texts)
      for (const b of texts)
        for (const c of texts) {
          const plain = `${a}${b}${c}`
          expect(stripMarks(escapeMarks(plain)), plain).toBe(plain)
          expect(parseMarks(escapeMarks(plain)), plain).toEqual([{ text: plain }])
        }
  })

  it('is the inverse of parseMarks', () => {
    for (const one of styles)
      for (const two of styles) {
        const segments = [{ text: 'Sold ' }, { text: 'bread', ...one }, { text: 'rolls', ...two }, { text: ' daily' }]
        const stored = serializeMarks(segments)
        expect(serializeMarks(parseMarks(stored)), stored).toBe(stored)
        expect(stripMarks(stored), stored).toBe('Sold breadrolls daily')
      }
  })

  it('writes no escape where none is needed', () => {
    expect(serializeMarks([{ text: 'Rated 4* by [guests]' }])).toBe('Rated 4* by [guests]')
  })
})
