import { describe, expect, it } from 'vitest'
import {
  countCharsBySize,
  getBodySize,
  hasOversizedFonts,
  listFontFamilies,
  listLineSpacings,
  quantile,
} from '#shared/scoring/context/fonts.ts'
import { createExtractedDocument, type TestLine } from '../../../../utils/reading/extracted-documents.ts'

const toLines = (lines: readonly TestLine[]) =>
  createExtractedDocument(lines).lines.map((line, index) => ({ ...line, index }))

describe('sizes', () => {
  it('count the characters of each half point, without spaces, the commonest first', () => {
    const lines = toLines([
      ['Roses', { size: 12.1 }],
      ['hedges of trees', { size: 10.2 }],
      ['ponds', { size: 10.3 }],
      ['lawn', { size: 10.1 }],
      ['lost', { size: 0 }],
    ])
    expect(countCharsBySize(lines)).toEqual([
      { size: 10, characters: 17 },
      { size: 12, characters: 5 },
      { size: 10.5, characters: 5 },
    ])
  })

  it('have the size of the middle character as body', () => {
    const body = (...sizes: readonly (readonly [string, number])[]) =>
      getBodySize(toLines(sizes.map(([text, size]) => [text, { size }])))
    expect(body(['aaaa', 9], ['bbb', 11], ['cc', 14])).toBe(11)
    expect(body(['aaaaa', 9], ['bbb', 11], ['cc', 14])).toBe(9)
    expect(body(['cc', 14], ['aaa', 9], ['bbbbbb', 11])).toBe(11)
    expect(body(['aa', 9], ['bb', 11])).toBe(9)
    expect(body()).toBe(0)
  })
})

describe('the spacings of lines', () => {
  const spacings = (...lines: readonly TestLine[]) => listLineSpacings(toLines(lines))

  it('are distances as share of the size, from top to bottom', () => {
    expect(spacings(['b', { y: 112 }], ['a', { y: 100 }], ['c', { y: 127 }])).toEqual([1.2, 1.5])
  })

  it('are those of one column of one page', () => {
    expect(spacings(['a', { y: 100 }], ['b', { y: 112, page: 2 }])).toEqual([])
    expect(spacings(['a', { y: 100 }], ['b', { y: 112, column: 1 }])).toEqual([])
    expect(
      spacings(
        ['c', { y: 106, page: 2 }],
        ['a', { y: 100 }],
        ['d', { y: 118, page: 2 }],
        ['x', { y: 105, column: 1 }],
        ['b', { y: 113 }],
        ['z', { y: 119, column: 1 }],
      ),
    ).toEqual([1.3, 1.4, 1.2])
  })

  it('are those of lines of about one size, not far from each other', () => {
    expect(spacings(['a', { y: 100 }], ['b', { y: 112, size: 10.5 }])).toHaveLength(1)
    expect(spacings(['a', { y: 100 }], ['b', { y: 112, size: 11 }])).toEqual([])
    expect(spacings(['a', { y: 100 }], ['b', { y: 112, size: 9 }])).toEqual([])
    expect(spacings(['a', { y: 100 }], ['b', { y: 124.9 }])).toHaveLength(1)
    expect(spacings(['a', { y: 100 }], ['b', { y: 125 }])).toEqual([])
    expect(spacings(['a', { y: 100 }], ['b', { y: 105.1 }])).toHaveLength(1)
    expect(spacings(['a', { y: 100 }], ['b', { y: 105 }])).toEqual([])
    expect(spacings(['a', { y: 100, size: 0 }], ['b', { y: 101, size: 0 }])).toEqual([1])
  })

  it('tell letters that are much smaller than their size', () => {
    expect(hasOversizedFonts([0.6, 0.74, 2])).toBe(true)
    expect(hasOversizedFonts([0.6, 0.75, 2])).toBe(false)
    expect(hasOversizedFonts([])).toBe(false)
  })
})

describe('quantile', () => {
  it('is the value at a share of the list', () => {
    expect(quantile([30, 10, 20, 40], 0)).toBe(10)
    expect(quantile([30, 10, 20, 40], 0.5)).toBe(30)
    expect(quantile([30, 10, 20, 40], 1)).toBe(40)
    expect(quantile([9, 10], 0.4)).toBe(9)
    expect(quantile([], 0.5)).toBe(0)
  })
})

describe('font families', () => {
  const listed = (...fonts: string[]) => {
    const page = createExtractedDocument(fonts.map((_, font) => ['Roses', { font }]))
    return [...listFontFamilies({ ...page, meta: { ...page.meta, fonts } })]
  }

  it.each([
    ['ABCDEF+Lato-BoldItalic', 'lato'],
    ['Lato', 'lato'],
    ['Lato Light', 'lato'],
    ['Lato,Bold', 'lato'],
    ['Lato_Black', 'lato'],
    ['LatoSemibold', 'lato'],
    ['ABCDE+Lato', 'abcdela'],
    ['ArialMT', 'arial'],
    ['Arial-700', 'arial'],
    ['SourceSansPro-It', 'sources'],
    ['SourceSans3', 'sources'],
    ['TeXPalladioL-SC', 'palladi'],
    ['URWPalladioL', 'palladi'],
    ['Texgyre', 'texgyre'],
    ['CMR10', 'tex'],
    ['ABCDEF+SFRM1095', 'tex'],
    ['MSBM10', 'tex'],
  ])('%s is of %s', (font, family) => expect(listed(font)).toEqual([family]))

  it.each(['FontAwesome5', 'Wingdings', 'MaterialIcons', 'Symbol', 'Bold'])('%s is none', (font) =>
    expect(listed(font)).toEqual([]),
  )

  it('of a PDF hold one letter in a hundred', () => {
    const count = (letters: number, source: 'pdf' | 'docx' = 'pdf') => {
      const page = createExtractedDocument([
        ['r'.repeat(200 - letters), { font: 0 }],
        [`${'9'.repeat(letters)} …`, { font: 1 }],
      ])
      return listFontFamilies({ ...page, source, meta: { ...page.meta, fonts: ['Lato', 'Arial'] } }).size
    }
    expect(count(2)).toBe(2)
    expect(count(1)).toBe(1)
    expect(count(0, 'docx')).toBe(2)
  })

  it('are counted by the parts of a line', () => {
    const families = (parts: { at: number; font: number }[]) => {
      const page = createExtractedDocument([
        ['RosesTrees', { font: 0, parts: parts.map((part) => ({ ...part, x: 0, gap: false })) }],
      ])
      return [...listFontFamilies({ ...page, meta: { ...page.meta, fonts: ['Lato', 'Arial'] } })]
    }
    expect(
      families([
        { at: 0, font: 0 },
        { at: 5, font: 1 },
      ]),
    ).toEqual(['lato', 'arial'])
    expect(
      families([
        { at: 0, font: 0 },
        { at: 10, font: 1 },
      ]),
    ).toEqual(['lato'])
    expect(families([{ at: 0, font: 1 }])).toEqual(['arial'])
  })

  it('are unknown for lines without a font', () => {
    const page = createExtractedDocument([['Roses', { font: 0 }]])
    const lines = page.lines.map(({ font: _, ...line }) => line)
    const fonts = (more: typeof page.lines) => [
      ...listFontFamilies({ ...page, lines: [...lines, ...more], meta: { ...page.meta, fonts: ['Lato', 'Arial'] } }),
    ]
    expect(fonts(page.lines)).toEqual(['lato'])
  })
})
