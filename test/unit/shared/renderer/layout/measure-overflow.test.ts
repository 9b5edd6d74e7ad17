import { expect, it } from 'vitest'
import type { StructureRole } from '#shared/renderer/compose/blocks.ts'
import type { DrawList, PositionedText } from '#shared/renderer/draw/draw-list.ts'
import { measureOverflow } from '#shared/renderer/layout/measure-overflow.ts'

const text = (y: number, path: string | undefined, content = 'text', role: StructureRole = 'P'): PositionedText => ({
  node: { role, parent: undefined, path },
  text: content,
  x: 0,
  y,
  width: 10,
  size: 10,
  weight: 'regular',
  color: '#000000',
})

const entry = (id: string, title: string, top: number, bullets: number): PositionedText[] => [
  text(top, `experience/${id}/company`, title, 'H3'),
  ...Array.from({ length: bullets }, (_, i) => text(top + 10 * (i + 1), `experience/${id}/achievements/${i}`)),
]

const measure = (pages: readonly (readonly PositionedText[])[], wanted: number) => {
  const list: DrawList = {
    paper: { width: 100, height: 100 },
    family: 'Inter',
    language: 'en',
    title: '',
    author: '',
    pages: pages.map((texts) => ({ shapes: [], pictures: [], texts })),
  }
  return measureOverflow(list, wanted)
}

it('counts the lines on the pages that are too many, without the feet of pages', () => {
  const foot = { ...text(95, undefined), node: undefined }
  const pages = [
    [text(10, 'summary'), foot],
    [text(10, 'skills'), text(10.2, 'skills'), text(20, 'skills'), foot],
    [text(10, 'skills'), foot],
  ]
  expect(measure(pages, 1)).toEqual({ wantedPages: 1, pages: 3, lines: 3, longestEntries: [] })
  expect(measure(pages, 2).lines).toBe(1)
})

it('names the three entries with most lines by their titles, over all pages', () => {
  const pages = [
    [...entry('a', ' Two lines ', 0, 1), ...entry('b', 'Four lines', 30, 3)],
    [...entry('c', 'One line', 0, 0), text(50, 'experience/b/achievements/9'), ...entry('d', 'Three lines', 60, 2)],
    [text(10, 'education/untitled/degree'), text(20, 'experience/b')],
  ]
  expect(measure(pages, 1).longestEntries).toEqual([
    { title: 'Four lines', lines: 5 },
    { title: 'Three lines', lines: 3 },
    { title: 'Two lines', lines: 2 },
  ])
})
