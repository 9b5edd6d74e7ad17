import { describe, expect, it } from 'vitest'
import type { ExtractedLine } from '#shared/parser/extracted-document.ts'
import { restoreSoftHyphens } from '#shared/parser/pdf/soft-hyphens.ts'

const OPS = { showText: 44 }

const lineOf = (text: string, page = 1): ExtractedLine => {
  return { page, text, x: 40, y: 100, width: 200, size: 10, bold: false, column: 0 }
}

const painting = (...texts: string[]) => ({
  fnArray: texts.map(() => OPS.showText),
  argsArray: texts.map((text) => [[...text].map((unicode) => ({ unicode }))]),
})

const restore = (line: string, ...painted: string[]) =>
  restoreSoftHyphens([lineOf(line)], 1, painting(...painted), OPS)[0]?.text

describe('hyphens that a font maps to soft hyphens', () => {
  it('restores them within words, dates and ranges', () => {
    expect(restore('Born 06051994', 'Born 06\u00ad05\u00ad1994')).toBe('Born 06-05-1994')
    expect(restore('Deckhand 2015 2018', 'Deckhand 2015 \u00ad 2018')).toBe('Deckhand 2015 - 2018')
    expect(restore('selfmotivated', 'self', '\u00admotivated')).toBe('self-motivated')
  })

  it('leaves lines alone that have none', () => {
    const lines = [lineOf('selfmotivated', 2)]
    expect(restoreSoftHyphens(lines, 1, painting('self\u00admotivated'), OPS)).toEqual(lines)
    expect(restoreSoftHyphens(lines, 2, painting('selfmotivated'), OPS)).toBe(lines)
  })

  it('keeps the parts of a line at their text', () => {
    const part = (at: number) => ({ at, x: 40, font: 0, gap: at > 0 })
    const line = { ...lineOf('06051994 Reus'), parts: [part(0), part(9)] }
    const [restored] = restoreSoftHyphens([line], 1, painting('06\u00ad05\u00ad1994 Reus'), OPS)
    expect(restored?.parts?.map(({ at }) => restored.text.slice(at))).toEqual(['06-05-1994 Reus', 'Reus'])
  })
})
