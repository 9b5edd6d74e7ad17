import { describe, expect, it } from 'vitest'
import type { Cell, CellsBlock, FlowBlock, TagNode } from '#shared/renderer/compose/blocks.ts'
import { ICONS } from '#shared/renderer/draw/icons.ts'
import { measureBlock } from '#shared/renderer/layout/measure.ts'
import { unitStyle, unitTypeface } from '#test/utils/layout/layout-inputs.ts'

const node: TagNode = { role: 'P', parent: undefined }
const label: TagNode = { role: 'Lbl', parent: undefined }

const measureCells = (cells: readonly Partial<Cell>[], parts: Partial<CellsBlock> = {}) => {
  const whole = cells.map((cell) => ({ node, runs: [], style: unitStyle, x: 0, width: 100, ...cell }))
  return measureBlock({ kind: 'cells', gap: 0, keepWithNext: false, cells: whole, ...parts }, 200, unitTypeface)
}
const measureFlow = (texts: readonly string[], parts: Partial<FlowBlock> = {}) =>
  measureBlock(
    {
      kind: 'flow',
      gap: 0,
      keepWithNext: false,
      items: texts.map((text) => ({ node, runs: [{ text }] })),
      style: unitStyle,
      x: 0,
      width: 20,
      itemGap: 3,
      ...parts,
    },
    200,
    unitTypeface,
  )
const listTexts = ({ rows }: ReturnType<typeof measureFlow>) =>
  rows.map(({ segments }) => segments.map(({ text, x }) => [text, x]))

describe('cells', () => {
  it('have a row for each line of the longest one, as high as its highest text', () => {
    const large = { ...unitStyle, size: 20, leading: 24 }
    const { rows, height, width } = measureCells([
      { runs: [{ text: 'one two' }], width: 4 },
      { runs: [{ text: 'big' }], style: large, x: 50 },
    ])
    expect(rows.map((row) => row.height)).toEqual([24, 14])
    expect([height, width]).toEqual([38, 200])
    // Both on the baseline of the larger one: half of its line and half of its capitals.
    expect(rows[0]?.segments.map(({ text, x, y, size }) => [text, x, y, size])).toEqual([
      ['one ', 0, 19, 10],
      ['big', 50, 19, 20],
    ])
    expect(rows[1]?.segments).toMatchObject([{ text: 'two', x: 0, y: 10.5 }])
  })

  it('have the padding of their block in its height', () => {
    expect(measureCells([{ runs: [{ text: 'a' }] }], { padding: { top: 3, bottom: 5 } }).height).toBe(22)
    expect(measureCells([])).toMatchObject({ rows: [], height: 0 })
  })

  it.each([
    ['left', 5],
    ['center', 53],
    ['right', 101],
  ] as const)('are aligned: %s', (align, x) => {
    const { rows } = measureCells([{ runs: [{ text: 'four' }], x: 5, style: { ...unitStyle, align } }])
    expect(rows[0]?.segments[0]?.x).toBe(x)
  })

  it('have bullets whose drawn edge is in line with the text above', () => {
    const { rows } = measureCells([{ node: label, runs: [{ text: '•' }], x: 8 }])
    expect(rows[0]?.segments[0]?.x).toBe(7)
    expect(measureCells([{ node: label }]).rows).toEqual([])
  })

  it('have runs one after the other, each in its own look or in that of the cell', () => {
    const link: TagNode = { role: 'Link', parent: node }
    const { rows } = measureCells([
      {
        runs: [
          { text: 'See ' },
          { text: 'site', weight: 'regular', size: 8, color: '#abcdef', href: 'https://a.example', node: link },
        ],
        drawFirst: true,
        style: { ...unitStyle, tracking: 0.05 },
      },
    ])
    expect(rows[0]?.segments).toMatchObject([
      { node, text: 'See ', x: 0, size: 10, color: '#112233', href: undefined, drawFirst: true, tracking: 0.05 },
      { node: link, text: 'site', x: 4, size: 8, color: '#abcdef', href: 'https://a.example', drawFirst: true },
    ])
  })

  it('say by how much the spaces of a tight line are narrower', () => {
    const [row] = measureCells([{ runs: [{ text: 'aaa bbb ccc' }], width: 10.8 }]).rows
    expect(row?.segments).toMatchObject([{ text: 'aaa bbb ccc', width: 10.8, tighter: expect.closeTo(0.1) }])
    const [plain] = measureCells([{ runs: [{ text: 'aaa' }] }]).rows
    expect(Object.keys(plain?.segments[0] ?? {})).not.toContain('tighter')
    expect(Object.keys(plain?.segments[0] ?? {})).not.toContain('drawFirst')
    expect(Object.keys(plain?.segments[0] ?? {})).not.toContain('tracking')
    expect(Object.keys(plain?.segments[0] ?? {})).not.toContain('tabular')
  })
})

describe('items in wrapping rows', () => {
  it('stand a gap apart and wrap where the next one does not fit', () => {
    expect(listTexts(measureFlow(['aaaaaaaa', 'bbbbbbbbb', 'cc', 'dd']))).toEqual([
      [
        ['aaaaaaaa', 0],
        ['bbbbbbbbb', 11],
      ],
      [
        ['cc', 0],
        ['dd', 5],
      ],
    ])
    expect(measureFlow(['aaaaaaaa', 'bbbbbbbbbb']).rows).toHaveLength(2)
    expect(measureFlow(['a']).rows[0]).toMatchObject({ height: 14, segments: [{ y: 10.5, node, size: 10 }] })
  })

  it('have a separator between two of a row, not at its ends', () => {
    const separator = { text: ' · ', node: label, color: '#999999' }
    const flow = measureFlow(['aaaa', 'bbbb', 'cccccccccc'], { separator, itemGap: 9 })
    expect(listTexts(flow)).toEqual([
      [
        ['aaaa', 0],
        [' · ', 4],
        ['bbbb', 7],
      ],
      [['cccccccccc', 0]],
    ])
    expect(flow.rows[0]?.segments[1]).toEqual({
      node: label,
      x: 4,
      y: 10.5,
      text: ' · ',
      width: 3,
      size: 10,
      weight: 'regular',
      color: '#999999',
    })
  })

  it('are aligned as rows', () => {
    const at = (align: 'center' | 'right') =>
      listTexts(measureFlow(['aaaa', 'bbb'], { x: 2, style: { ...unitStyle, align } }))
    expect(at('center')).toEqual([
      [
        ['aaaa', 7],
        ['bbb', 14],
      ],
    ])
    expect(at('right')).toEqual([
      [
        ['aaaa', 12],
        ['bbb', 19],
      ],
    ])
  })

  it('are about equally many in each row where rows are balanced', () => {
    const items = Array.from({ length: 6 }, () => 'aaaaaaa')
    const count = (balanced: boolean) => listTexts(measureFlow(items, { width: 50, balanced })).map((row) => row.length)
    expect(count(false)).toEqual([5, 1])
    expect(count(true)).toEqual([3, 3])
    expect(listTexts(measureFlow(['aaa', 'bbb'], { balanced: true }))).toHaveLength(1)
  })

  it('take the lines they need where one is wider than the column', () => {
    const { rows } = measureFlow(['a', 'one two three four five six'])
    expect(rows.map(({ segments }) => segments.map(({ text }) => text.trim()).join(' '))).toEqual([
      'a',
      'one two three four',
      'five six',
    ])
  })

  it('have boxes around their texts', () => {
    const chip = { fill: '#eeeeee', padX: 2, height: 12, radius: 4 }
    const { rows } = measureFlow(['aaa', 'bbbb'], { chip, x: 10, width: 30 })
    expect(rows[0]?.shapes).toEqual([
      { kind: 'rect', x: 10, y: 1, width: 7, height: 12, fill: '#eeeeee', radius: 4 },
      { kind: 'rect', x: 20, y: 1, width: 8, height: 12, fill: '#eeeeee', radius: 4 },
    ])
    expect(rows[0]?.segments.map(({ x }) => x)).toEqual([12, 22])
  })

  it('have icons before their first lines, in the color of the text or of the icons', () => {
    const items = [{ node, runs: [{ text: 'word word' }], icon: 'phone' as const }]
    const [first, second] = measureFlow([], { items, width: 20, iconColor: '#00ff00' }).rows
    expect(first?.segments).toMatchObject([{ x: 14.5, text: 'word ' }])
    expect(first?.shapes).toMatchObject([
      { kind: 'path', x: 0, size: expect.closeTo(10.2), d: ICONS.phone, stroke: '#00ff00', line: 0.75 },
    ])
    expect(first?.shapes[0]).toMatchObject({ y: expect.closeTo(10.5 - 3.6 - 5.1) })
    expect(second).toMatchObject({ segments: [{ text: 'word', x: 14.5 }], shapes: [] })
    expect(measureFlow([], { items, width: 40 }).rows[0]?.shapes).toMatchObject([{ stroke: '#112233' }])
  })
})
