import { describe, expect, it } from 'vitest'
import type { TextLine } from '#shared/parser/lines/text-run.ts'
import { joinBrokenTokens } from '#shared/parser/pdf/text/broken-tokens.ts'
import { replaceSymbolFonts } from '#shared/parser/pdf/text/symbol-fonts.ts'
import { runsAt } from '../../../../../utils/reading/text-runs.ts'

/** Lines 12 pt apart, of letters 5 pt wide. */
const toLine = (text: string, i: number, more: Partial<TextLine> = {}): TextLine => {
  const place = { x: 40, right: 40 + text.length * 5, size: 10, ...more }
  return {
    text,
    y: 60 + i * 12,
    column: 0,
    segments: [{ ...place, text, font: 0, order: i, afterGap: false }],
    ...place,
  }
}
const join = (...texts: string[]) => joinBrokenTokens(texts.map((text, i) => toLine(text, i))).map(({ text }) => text)

describe('an address over two lines', () => {
  it.each<[string, string, string]>([
    ['ida.sol@hornos-', 'altos.example', 'ida.sol@hornos-altos.example'],
    ['ida.sol@hornos.exam', 'ple', 'ida.sol@hornos.example'],
    ['correo: ida.sol@hor', 'nos.example', 'correo: ida.sol@hornos.example'],
    ['ida.sol@hornos.es', 'p', 'ida.sol@hornos.es|p'],
    ['ida.sol.prats', 'vidal@h.example', 'ida.sol.pratsvidal@h.example'],
    ['1234567890123', 'vidal@h.example', '1234567890123|vidal@h.example'],
    ['Ida.Sol.Prats', 'vidal@h.example', 'Ida.Sol.Prats|vidal@h.example'],
    ['correo: ida.sol', 'vidal@h.example', 'correo: ida.sol|vidal@h.example'],
    ['www.hornosaltos', '.example/ida/sol', 'www.hornosaltos.example/ida/sol'],
    ['https://hornos.example/', 'ida-sol/panes', 'https://hornos.example/ida-sol/panes'],
    ['Ver https://hornos.example/', 'ida-sol', 'Ver https://hornos.example/ida-sol'],
    ['Ver https://hornos.example/i', 'da-sol', 'Ver https://hornos.example/i|da-sol'],
    ['https://hornos.example/i', 'da-sol', 'https://hornos.example/ida-sol'],
    ['https://hornos.example/', 'Hago pan', 'https://hornos.example/|Hago pan'],
    ['https://hornos.example/', 'otro.example', 'https://hornos.example/|otro.example'],
    ['ida-sol.hornosal.exam', 'ple/panes', 'ida-sol.hornosal.example/panes'],
    ['https://hornos.example/i', 'da?sol=1', 'https://hornos.example/ida?sol=1'],
    ['HTTPS://HORNOS.EXAM', 'PLE/IDA', 'HTTPS://HORNOS.EXAMPLE/IDA'],
    ['HTTPS://HORNOS.EXAMPLE/IDA', 'PANES', 'HTTPS://HORNOS.EXAMPLE/IDA|PANES'],
    ['CONTACTO', 'IDA@HORNOS.EXAMPLE', 'CONTACTO|IDA@HORNOS.EXAMPLE'],
    ['hornosaltos.example', 'com', 'hornosaltos.example|com'],
    ['Hago pan de leña y', 'bollos', 'Hago pan de leña y|bollos'],
  ])('%s | %s', (first, second, expected) => expect(join(first, second)).toEqual(expected.split('|')))

  it('leaves the rest of its second line', () => {
    const [first, second] = joinBrokenTokens([toLine('https://hornos.example/', 0), toLine('ida-sol en Soria', 1)])
    expect([first?.text, first?.segments.map(({ text }) => text)]).toEqual([
      'https://hornos.example/ida-sol',
      ['https://hornos.example/ida-sol'],
    ])
    expect([second?.text, second?.segments.map(({ text }) => text)]).toEqual(['en Soria', ['en Soria']])
  })

  it('may stand far apart after a hyphen of a link', () => {
    const at = (y: number) =>
      joinBrokenTokens([toLine('https://hornos.example/ida-', 0), toLine('sol', 0, { y })]).map(({ text }) => text)
    expect(at(89)).toEqual(['https://hornos.example/ida-sol'])
    expect(at(91)).toEqual(['https://hornos.example/ida-', 'sol'])
  })

  it('fills its column, whose text has its edge and size', () => {
    const [token, rest] = ['https://hornos.example/', 'ida-sol']
    const beside = (more: Partial<TextLine>) =>
      joinBrokenTokens([toLine('Hago pan', 0, { right: 300, ...more }), toLine(token, 1), toLine(rest, 2)]).length
    expect(beside({})).toBe(3)
    expect(beside({ column: 1 })).toBe(2)
    expect(beside({ x: 60 })).toBe(2)
    expect(beside({ x: 59 })).toBe(3)
    expect(beside({ size: 11.5 })).toBe(2)
    expect(beside({ size: 11.4 })).toBe(3)
  })
})

describe('glyphs of a symbol font', () => {
  const replace = (...rows: readonly (readonly [glyph: string, text: string])[]) => {
    const at = runsAt()
    const runs = rows.flatMap(([glyph, text], i) => [
      at(glyph, 40, 100 + i * 14, { font: 7 }),
      ...(text === '' ? [] : [at(text, 60, 100 + i * 14)]),
    ])
    const { pages, removed } = replaceSymbolFonts([{ runs }])
    return [pages.flatMap((page) => page.runs.map(({ text }) => text)).join(' '), removed]
  }

  it('are bullets where they start three lines, else pictures', () => {
    expect(replace(['f', 'Pan'], ['f', 'Bollos'], ['f', 'Tartas'])).toEqual(['• Pan • Bollos • Tartas', 0])
    expect(replace(['f', 'Pan'], ['f', 'Bollos'])).toEqual(['Pan Bollos', 2])
    expect(replace(['f', 'Pan'], ['f', 'Bollos'], ['f', ''])).toEqual(['Pan Bollos', 3])
    expect(replace(['f', 'Pan'], ['f', 'Bollos'], ['f', 'Tartas'], ['g', 'Soria'])).toEqual([
      '• Pan • Bollos • Tartas Soria',
      1,
    ])
  })

  it('are icons where the font has marks of ratings, which stay', () => {
    const rated = [
      ['f', 'Pan'],
      ['f', 'Bollos'],
      ['f', 'Tartas'],
      ['○ ○ ●', 'Masas'],
    ] as const
    expect(replace(...rated)).toEqual(['Pan Bollos Tartas ○ ○ ● Masas', 3])
  })

  it('stay where they are text, and where the font has words', () => {
    expect(replace(['f', 'Pan'], ['+', 'Bollos'])).toEqual(['Pan + Bollos', 1])
    expect(replace(['+', 'Pan'], ['–', 'Bollos'])).toEqual(['+ Pan – Bollos', 0])
    expect(replace(['f', 'Pan'], ['fg', 'Bollos'])).toEqual(['f Pan fg Bollos', 0])
  })

  it('stand alone, with room on both sides', () => {
    const next = (x: number, y = 100) => {
      const at = runsAt()
      return replaceSymbolFonts([{ runs: [at('f', 40, 100, { font: 7 }), at('Pan', x, y)] }]).removed
    }
    // The glyph ends at 45 pt; less than 0.8 pt beside it, and up to 5 pt over it, is its word.
    expect([next(45.7), next(45.9), next(40.1), next(40), next(45, 103)]).toEqual([0, 1, 0, 1, 1])
    const at = runsAt()
    const before = [at('Pan', 25, 100), at('f', 40, 100, { font: 7 })]
    expect(replaceSymbolFonts([{ runs: before }]).removed).toBe(0)
  })
})
