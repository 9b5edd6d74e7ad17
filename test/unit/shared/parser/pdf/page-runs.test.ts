import { expect, it } from 'vitest'
import { buildLine } from '#shared/parser/lines/build-line.ts'
import { groupIntoRows } from '#shared/parser/lines/rows.ts'
import { toPageRuns } from '#shared/parser/pdf/page-runs.ts'
import type { PdfPage } from '#shared/parser/pdf/pdfjs-types.ts'

const SIZE = 10
const page: Pick<PdfPage, 'getViewport'> = {
  getViewport: () => ({ width: 600, height: 800, transform: [1, 0, 0, -1, 0, 800] }),
}

/** The line of items side by side, in widths of em. */
const readLine = (...items: [str: string, widthEm: number][]): string => {
  let x = 40
  const placed = items.map(([str, widthEm]) => {
    const item = { str, transform: [SIZE, 0, 0, SIZE, x, 700], width: widthEm * SIZE, height: SIZE, fontName: 'f1' }
    x += widthEm * SIZE
    return { ...item, hasEOL: false }
  })
  const { runs } = toPageRuns(page, { items: placed, styles: {} }, new Map())
  return groupIntoRows(runs)
    .map((row) => buildLine(row, 0).text)
    .join('\n')
}

it('reads a wide glyph without a character as a ligature', () => {
  expect(readLine(['Back o', 2.6], ['\u0000', 1.13], ['ce', 1])).toBe('Back office')
})

it('reads a narrow glyph without a character before i and l as an f', () => {
  expect(readLine(['Per', 1.4], ['\u0000', 0.31], ['il', 0.5])).toBe('Perfil')
  expect(readLine(['Buena', 2.6], [' ', 0.3], ['\u0000', 0.31], ['lexibilidad', 4])).toBe('Buena flexibilidad')
  expect(readLine(['Per', 1.4], ['\u0000', 0.55], ['l', 0.25])).toBe('Perfil')
})
