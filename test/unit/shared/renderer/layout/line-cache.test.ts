import { expect, it, vi } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import type { TextRun, TextStyle } from '#shared/renderer/compose/blocks.ts'
import { createTypeface } from '#shared/renderer/fonts/typeface.ts'
import { type BreakOptions, breakLines } from '#shared/renderer/layout/break-lines.ts'
import { getLines } from '#shared/renderer/layout/line-cache.ts'

vi.mock('#shared/renderer/layout/break-lines.ts', { spy: true })

const fonts = await createNodeFonts().load('Inter')
const style: TextStyle = { size: 10, leading: 14, weight: 'regular', color: '#000000' }
const createRuns = (text: string, color = '#111111'): TextRun[] => [
  { text: 'Keeps ' },
  { text, weight: 'bold', color },
  { text: ' of every machine in the hall, and of those that are rented for a season.' },
]
const getTexts = (lines: ReturnType<typeof getLines>) =>
  lines.map(({ segments }) => segments.map(({ text }) => text).join(''))

it('a text that was broken before is not broken again, and its lines have the runs that are given', () => {
  const first = createRuns('records')
  const again = createRuns('records', '#222222')
  const lines = getLines(first, style, 120, createTypeface(fonts, 'Inter'))
  vi.mocked(breakLines).mockClear()
  const known = getLines(again, style, 120, createTypeface(fonts, 'Inter'))
  expect(breakLines).not.toHaveBeenCalled()
  expect(lines.length).toBeGreaterThan(2)
  expect(getTexts(known)).toEqual(getTexts(lines))
  expect(lines.flatMap(({ segments }) => segments).every(({ run }) => first.includes(run))).toBe(true)
  expect(known.flatMap(({ segments }) => segments).every(({ run }) => again.includes(run))).toBe(true)
})

it.each<[string, number, Partial<TextStyle>, BreakOptions]>([
  ['another width', 90, {}, {}],
  ['another size', 120, { size: 14 }, {}],
  ['centered', 120, { align: 'center' }, {}],
  ['bold', 120, { weight: 'bold' }, {}],
  ['spaced', 120, { tracking: 0.08 }, {}],
  ['split at syllables', 60, {}, { hyphenate: 'en' }],
])('lines of the same text: %s', (_, width, changes, options) => {
  const typeface = createTypeface(fonts, 'Inter')
  const runs = createRuns('records')
  const other = { ...style, ...changes }
  getLines(runs, style, 120, typeface)
  getLines(runs, style, 60, typeface)
  expect(getLines(runs, other, width, typeface, options)).toEqual(breakLines(runs, other, width, typeface, options))
})

it('a typeface hears of the characters that it lacks each time', () => {
  for (const _ of [1, 2]) {
    const typeface = createTypeface(fonts, 'Inter')
    getLines([{ text: 'Ada 漢字' }], style, 120, typeface)
    expect([...typeface.missingCharacters]).toEqual(['漢', '字'])
  }
})
