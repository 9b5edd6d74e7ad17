import { describe, expect, it } from 'vitest'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import type { PageRuns } from '#shared/parser/pdf/page-runs.ts'
import { findLayoutWarnings } from '#shared/parser/warnings/layout-warnings.ts'
import { runsAt } from '../../../../utils/reading/text-runs.ts'

const findWarnings = (
  runs: TextRun[],
  size: { width: number; height: number } = { width: 595.28, height: 841.89 },
  rotatedRuns: TextRun[][] = [],
) => {
  const page: PageRuns = {
    ...size,
    transform: [1, 0, 0, -1, 0, size.height],
    runs,
    rotatedRuns,
    counts: { icons: 0, privateUse: 0, glyphs: 0, angle: 0 },
  }
  return findLayoutWarnings(page, buildPageLines(runs, []), 1, 0)
}
const codes = (...args: Parameters<typeof findWarnings>) => findWarnings(...args).map((warning) => warning.code)
const body = (at: ReturnType<typeof runsAt>) =>
  Array.from({ length: 8 }, (_, i) => at(`A line of text number ${i}`, 60, 200 + i * 14))

describe('warnings about the layout of a page', () => {
  it('finds none on a plain page in A4 or Letter', () => {
    expect(codes(body(runsAt()))).toEqual([])
    expect(codes(body(runsAt()), { width: 612, height: 792 })).toEqual([])
  })
  it('finds rotated text, but not one mirrored letter of a logo', () => {
    const rotate = (text: string) => codes(body(runsAt()), undefined, [[runsAt()(text, 20, 400)]])
    expect(rotate('Skills')).toContain('rotated-text')
    expect(rotate('E')).toEqual([])
  })
  it('finds contact data in the footer, with its line', () => {
    const at = runsAt()
    const found = findWarnings([...body(at), at('ana@example.com', 60, 825)])
    expect(found).toEqual([{ code: 'header-footer-contact', page: 1, line: 8, quote: 'ana@example.com' }])
  })
  it('finds a table', () => {
    const at = runsAt()
    const rows = [0, 1, 2, 3].flatMap((i) => [
      at('Excel', 60, 300 + i * 14),
      at('Advanced', 200, 300 + i * 14),
      at('2019', 340, 300 + i * 14),
    ])
    expect(codes(rows)).toContain('table')
  })
  it('takes dates beside the names of jobs for no table', () => {
    const at = runsAt()
    const rows = [0, 1, 2, 3].flatMap((i) => [
      at(`Enero 201${i}`, 60, 300 + i * 14),
      at('Jardinera', 200, 300 + i * 14),
      at('Vivero Olmo', 460, 300 + i * 14),
    ])
    expect(codes(rows)).not.toContain('table')
  })
  it('takes a list that is printed over the names of jobs for no table', () => {
    const at = runsAt()
    const rows = [0, 1, 2, 3].flatMap((i) => [
      at('Head Gardener', 60, 300 + i * 14),
      at('•', 62, 300 + i * 14),
      at('Pruned the hedges of the north lodge', 90, 300 + i * 14),
      at('Oakhill', 460, 300 + i * 14),
    ])
    expect(codes(rows)).not.toContain('table')
  })
  it('finds painting from bottom to top', () => {
    const at = runsAt()
    expect(codes(Array.from({ length: 8 }, (_, i) => at(`Line ${i} of a page`, 60, 400 - i * 14)))).toEqual([
      'paint-order',
    ])
  })
  it('finds tiny text, odd paper sizes, letter-spacing and spacing accents', () => {
    const at = runsAt()
    const runs = [
      ...body(at),
      at('keywords for machines', 60, 400, { size: 2 }),
      at('S K I L L S', 60, 420),
      at('Mu˜noz', 60, 440),
    ]
    expect(codes(runs, { width: 400, height: 900 })).toEqual(
      expect.arrayContaining(['tiny-text', 'odd-page-size', 'tracked-text', 'decomposed-accents']),
    )
  })
})
