import { describe, expect, it } from 'vitest'
import { buildLine } from '#shared/parser/lines/build-line.ts'
import { groupIntoRows } from '#shared/parser/lines/rows.ts'
import type { TextLine, TextRun } from '#shared/parser/lines/text-run.ts'
import { recomposeAccents } from '#shared/parser/pdf/text/accents.ts'
import { joinBrokenTokens } from '#shared/parser/pdf/text/broken-tokens.ts'
import { cleanText, isIconName, isSymbolBullet, restoreCapitals } from '#shared/parser/pdf/text/clean-text.ts'
import { isGibberish } from '#shared/parser/pdf/text/gibberish.ts'
import { joinHyphenatedWords } from '#shared/parser/pdf/text/hyphenation.ts'
import { isLetterSpaced, joinCurvedText, joinLetterSpacedText } from '#shared/parser/pdf/text/letter-spacing.ts'
import { markLostGlyphs, restoreLigatures } from '#shared/parser/pdf/text/ligatures.ts'
import { replaceSymbolFonts } from '#shared/parser/pdf/text/symbol-fonts.ts'
import { runsAt } from '../../../../../utils/reading/text-runs.ts'

const line = (runs: TextRun[]): string =>
  groupIntoRows(runs)
    .map((row) => buildLine(row, 0).text)
    .join('\n')
const lines = (...texts: string[]): TextLine[] => {
  const at = runsAt()
  return texts.flatMap((text, i) => groupIntoRows([at(text, 40, 100 + i * 12)]).map((row) => buildLine(row, 0)))
}

describe('letter-spaced headings in pieces', () => {
  it('are words, split at wider gaps', () => {
    const at = runsAt(14)
    const piece = (text: string, x: number, right: number) => at(text, x, 100, { right })
    const pieces = [
      piece('P E R F I', 30, 84),
      piece('L', 88, 95),
      piece('L', 108, 115),
      piece('A B O R A L', 119, 192),
    ]
    expect(line(pieces)).toBe('PERFIL LABORAL')
    expect(line([piece('T A L L E R', 30, 100), piece('F I N O', 115, 160)])).toBe('TALLER FINO')
  })
})

describe('curved headings', () => {
  it('are words on one baseline, whose letters differ in size by rounding', () => {
    const at = runsAt()
    const letters = (text: string, x: number) =>
      [...text].map((letter, i) =>
        at(letter, x + i * 12 + (i > 3 ? 8 : 0), 100 + Math.sin(i / 3) * 12, {
          right: x + i * 12 + (i > 3 ? 17 : 9),
          size: 14 + i * 1e-7,
        }),
      )
    const runs = [...letters('MIARTE', 40), at('Soldadura', 40, 150)]
    expect(joinCurvedText(runs).map(({ text }) => text)).toEqual(['MIAR TE', 'Soldadura'])
    expect(joinCurvedText(letters('EDUCACIÓN', 40)).map(({ text }) => text)).toEqual(['EDUCACIÓN'])
  })
})

describe('accents', () => {
  it.each([
    ['R´ıo', 'Río'],
    ['Mu˜noz', 'Muñoz'],
    ['Ag¨uero', 'Agüero'],
    ['Gonz´alez', 'González'],
    ['ı\u0301', 'í'],
    ['it´s', 'it´s'],
    ['`code`', '`code`'],
  ])('%s becomes %s', (raw, meant) => expect(recomposeAccents(raw)).toBe(meant))

  it('joins an accent at the end of a run with the letter painted under it', () => {
    const at = runsAt()
    expect(line([at('Bogot´', 40, 100), at('a', 66, 100, { spaceBefore: false })])).toBe('Bogotá')
  })

  it.each([
    ['EDUCACI ´', 'ON', 'EDUCACIÓN'],
    ['EDUCACI ´', 'O', 'EDUCACIÓ'],
    ['T ´', 'ECNICA', 'TÉCNICA'],
    ['SAN ´', 'ANGEL', 'SAN ÁNGEL'],
    ['MI ´', 'OPERA', 'MI ÓPERA'],
  ])('joins an accent with a space before it with a wide capital: %s %s', (before, after, meant) => {
    const at = runsAt()
    const right = 40 + before.length * 5
    expect(line([at(before, 40, 100), at(after, right - 6, 100, { spaceBefore: false })])).toBe(meant)
  })

  it('puts an accent above another run on its letter', () => {
    const at = runsAt()
    expect(line([at('˜', 40.5, 97), at('Nandu', 40, 100)])).toBe('Ñandu')
  })
})

describe('letter-spaced text', () => {
  it('is told from words', () => {
    expect(isLetterSpaced('E X P E R I E N C E')).toBe(true)
    expect(isLetterSpaced('A plan for the year')).toBe(false)
    expect(isLetterSpaced('C + +')).toBe(false)
  })
  it('restores the spaces of a heading', () =>
    expect(joinLetterSpacedText('W O R K E X P E R I E N C E')).toBe('WORK EXPERIENCE'))
  it('joins letters painted one by one and splits words at the wider gap', () => {
    const at = runsAt()
    const xs = [40, 50, 60, 78, 88, 98, 108]
    expect(line([...'ANALUZ'].map((c, i) => at(c, xs[i] ?? 0, 100)))).toBe('ANA LUZ')
  })
  it('goes on without a space where letters that overlap are painted one after the other', () => {
    const at = runsAt()
    const touching = { spaceBefore: false, spaceAfter: false }
    const letter = (text: string, i: number) =>
      at(text, 40 + 4 * i, 100, { right: 43 + 4 * (i + text.length), ...touching })
    expect(line([...[...'Talle'].map(letter), letter('r d', 5), letter('e', 8)])).toBe('Taller de')
  })
})

describe('letters whose declared width is their size', () => {
  it('are words where steps are wider than the letters usually are', () => {
    const at = runsAt()
    const widths: Readonly<Record<string, number>> = { i: 2.5, l: 2.5, r: 3.3, t: 3.3 }
    let x = 40
    const runs = [...'tallerderiegoylino'].map((c, i) => {
      const run = at(c, x, 100, { right: x + 10, spaceBefore: false, spaceAfter: false })
      x += (widths[c] ?? 5.4) + ([5, 7, 12, 13].includes(i) ? 2.6 : 0)
      return run
    })
    expect(line(runs)).toBe('taller de riego y lino')
  })
})

describe('words over two lines', () => {
  it('joins a word broken at the line’s end', () => {
    expect(joinHyphenatedWords(lines('diseño curricular y eval-', 'uación formativa')).map((l) => l.text)).toEqual([
      'diseño curricular y evaluación',
      'formativa',
    ])
  })
  it('keeps the hyphen of a compound that the document writes elsewhere', () => {
    const texts = joinHyphenatedWords(lines('A full-stack developer', 'who leads full-', 'stack teams')).map(
      (l) => l.text,
    )
    expect(texts).toEqual(['A full-stack developer', 'who leads full-stack', 'teams'])
  })
  it('keeps the hyphen after a single letter', () => {
    const texts = joinHyphenatedWords(lines('Tiendas de e-', 'commerce propias')).map((l) => l.text)
    expect(texts).toEqual(['Tiendas de e-commerce', 'propias'])
  })
  it('drops soft hyphens', () =>
    expect(joinHyphenatedWords(lines('expe\u00adriencia')).map((l) => l.text)).toEqual(['experiencia']))
  it('joins an e-mail address and a link that a narrow column broke', () => {
    const texts = joinBrokenTokens(lines('begona.yanez@exam', 'ple.com', 'linkedin.com/in/ana-', 'ruiz')).map(
      (l) => l.text,
    )
    expect(texts).toEqual(['begona.yanez@example.com', 'linkedin.com/in/ana-ruiz'])
  })
  it('does not join two complete addresses', () => {
    const texts = joinBrokenTokens(lines('ana.ruiz@example.com', 'github.com/anaruiz')).map((l) => l.text)
    expect(texts).toEqual(['ana.ruiz@example.com', 'github.com/anaruiz'])
  })
})

describe('characters that are no text', () => {
  it('expands ligatures, composes accents, removes private use and zero widths', () => {
    expect(cleanText('o\ufb03ce\ue0a1 e\u0301\u200bx')).toBe('office éx')
  })
  it('keeps C++, C#, .NET and Node.js', () =>
    expect(cleanText('C++, C#, .NET, Node.js')).toBe('C++, C#, .NET, Node.js'))
  it('finds the glyph name of an icon', () => {
    expect(isIconName('LINKEDIN-IN', 8.7, 10)).toBe(true)
    expect(isIconName('Lili', 12, 10)).toBe(false)
  })
  it('restores small capitals without a capital i, not product names', () => {
    expect(restoreCapitals('iNGENiERíA CiViL')).toBe('INGENIERÍA CIVIL')
    expect(restoreCapitals('iOS, WiFi, MySQLi')).toBe('iOS, WiFi, MySQLi')
  })
  it('restores a lost ligature by the letters around it', () => {
    expect(restoreLigatures('Certi\ufffdcations, work\ufffdow, o\ufffdce')).toBe('Certifications, workflow, office')
  })
  it('restores lost ligatures other than fi', () => {
    expect(restoreLigatures('so\ufffdware, Pro\ufffdcient, \ufffde, e\ufffdcient, \ufffdeld, e\ufffdort')).toBe(
      'software, Proficient, The, efficient, field, effort',
    )
  })
  it('marks glyphs without a character within words, and reads those of TeX', () => {
    expect(restoreLigatures(cleanText(markLostGlyphs('Per\0l, o\x1ece')))).toBe('Perfil, office')
  })
  it('reads the bullets of symbol fonts, not other private-use characters', () => {
    expect(['\uf0b7', '\uf0d8 ', '\uf0e0'].map(isSymbolBullet)).toEqual([true, true, false])
  })
  it('replaces the letters of a symbol font by bullets, or removes them', () => {
    const at = runsAt()
    const runs = [0, 1, 2].flatMap((i) => [
      at('f', 40, 100 + i * 12, { font: 7 }),
      at('Text of a line', 60, 100 + i * 12),
    ])
    runs.push(at('Ħ', 40, 150, { font: 8 }), at('+34 600', 60, 150))
    const { pages, removed } = replaceSymbolFonts([{ runs }])
    expect(removed).toBe(1)
    expect(pages[0]?.runs.map((run) => run.text).filter((t) => t.length === 1)).toEqual(['•', '•', '•'])
  })
})

describe('text without meaning', () => {
  const cv =
    'Ingeniera de software con nueve años de experiencia en el diseño de servicios y la dirección de equipos. '.repeat(
      3,
    )
  it('is found in a shifted alphabet', () => {
    const shifted = [...cv].map((c) => (/[a-z]/i.test(c) ? String.fromCharCode(c.charCodeAt(0) - 29) : c)).join('')
    expect(isGibberish(shifted)).toBe(true)
  })
  it('is not found in a resume in any script', () => {
    expect(isGibberish(cv)).toBe(false)
    expect(isGibberish('浅谈校长的魅力山西省闻喜县'.repeat(20))).toBe(false)
  })
})
