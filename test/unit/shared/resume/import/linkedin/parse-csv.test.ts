import { describe, expect, it } from 'vitest'
import { parseCsv } from '#shared/resume/import/linkedin/parse-csv.ts'

describe('parseCsv', () => {
  it.each<[string, string, string[][]]>([
    [
      'line breaks of every kind',
      'a,b\r\nc,d\ne,f\rg,h',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    ['quoted commas, quotes and line breaks', '"a,1","say ""hi""","x\r\ny"', [['a,1', 'say "hi"', 'x\r\ny']]],
    ['a byte-order mark', '\ufeff"a",b', [['a', 'b']]],
    [
      'empty cells, and a comma at the end',
      'a,,b\n,',
      [
        ['a', '', 'b'],
        ['', ''],
      ],
    ],
    ['empty lines', '\n\na\n\n', [['a']]],
    ['text after a closing quote', '"a"b,c', [['ab', 'c']]],
    ['a quote inside plain text', 'a "b" c,d', [['a "b" c', 'd']]],
    ['an open quote', 'a\n"b,c\nd', [['a'], ['b,c\nd']]],
    ['an empty text', '', []],
  ])('reads %s', (_, text, rows) => expect(parseCsv(text)).toEqual(rows))

  it('reads back what a writer quotes', () => {
    const rows = [
      ['"', 'a""b', ',\n'],
      ['', ' x ', '"",""'],
      ['é', '\r', 'z'],
    ]
    const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
    expect(parseCsv(text)).toEqual(rows)
  })

  it.each([
    ['open quotes', '"'.repeat(2_000_001)],
    ['quotes in every cell', '"a""b",'.repeat(200_000)],
    ['line breaks', '\n'.repeat(1_900_000)],
  ])('takes linear time for %s', (_, text) => {
    parseCsv(text)
  })

  it('refuses more cells than an export has', () => {
    expect(() => parseCsv(','.repeat(2_100_000))).toThrow(expect.objectContaining({ code: 'too-complex' }))
  })
})
