import { describe, expect, it } from 'vitest'
import type { BlockBox, CellsBlock, MeasuredBlock, TagNode } from '#shared/renderer/compose/blocks.ts'
import { createStyle } from '#shared/renderer/compose/style.ts'
import type { Shape } from '#shared/renderer/draw/shapes.ts'
import { buildDrawList, createFooterTexts, createPageBuilder } from '#shared/renderer/layout/page-builder.ts'
import { stylingSchema } from '#shared/resume/schema/content.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import type { Template } from '#shared/templates/template.ts'
import { createBlock, placeBlock, unitTypeface } from '#test/utils/layout/layout-inputs.ts'

const node: TagNode = { role: 'P', parent: undefined }
const DOT: Shape = { kind: 'circle', x: 1, y: 2, r: 3 }

/** Rows of 10 pt with one text each, and a dot in every row. */
const createTextBlock = (texts: readonly string[], parts: Partial<CellsBlock> = {}, drawFirst = false) => {
  const base = createBlock({ lines: texts.length })
  const block: CellsBlock = { kind: 'cells', gap: 0, keepWithNext: false, cells: [], ...parts }
  const rows = texts.map((text) => ({
    height: 10,
    shapes: [DOT],
    segments: [{ node, x: 4, y: 8, text, width: 5, size: 10, weight: 'regular' as const, color: '#000000', drawFirst }],
  }))
  return { ...base, block, rows }
}
const place = (measured: MeasuredBlock, page: number, y: number, from = 0, to = measured.rows.length) => ({
  ...placeBlock(0, page),
  measured,
  x: 50,
  y,
  from,
  to,
  gap: 6,
})

describe('the contents of pages', () => {
  it('stand where their block does, row below row, with shapes moved along', () => {
    const builder = createPageBuilder()
    builder.addPlacement(place(createTextBlock(['a', 'b', 'c']), 1, 100, 1))
    expect(builder.pages.map(({ texts }) => texts.map(({ text, x, y }) => [text, x, y]))).toEqual([
      [],
      [
        ['b', 54, 108],
        ['c', 54, 118],
      ],
    ])
    expect(builder.pages[1]?.shapes).toEqual([
      { ...DOT, x: 51, y: 102 },
      { ...DOT, x: 51, y: 112 },
    ])
  })

  it('have the padding of a block above its first row alone, and its shape in the box of its rows', () => {
    const boxes: BlockBox[] = []
    const shapes = (box: BlockBox) => [boxes.push(box) > 0 ? DOT : DOT]
    const block = createTextBlock(['a', 'b'], { padding: { top: 3, bottom: 4 }, shapes })
    const builder = createPageBuilder()
    builder.addPlacement(place(block, 0, 100, 0, 1))
    builder.addPlacement(place(block, 1, 20, 1, 2))
    expect(builder.pages.map(({ texts }) => texts[0]?.y)).toEqual([111, 28])
    expect(builder.pages[0]?.shapes[0]).toEqual({ ...DOT, x: 51, y: 102 })
    const common = { width: 100, gap: 6, textLeft: 4, textRight: 9 }
    expect(boxes).toEqual([
      { ...common, height: 13, baseline: 11 },
      { ...common, height: 14, baseline: 8 },
    ])
  })

  it('have texts that are drawn first at the start of their entry on the page', () => {
    const builder = createPageBuilder()
    const dates = (group: number) => createTextBlock([`dates ${group}`], { entryGroup: group }, true)
    for (const group of [1, 2]) {
      builder.addPlacement(place(createTextBlock([`job ${group}`], { entryGroup: group }), 0, 0))
      builder.addPlacement(place(dates(group), 0, 0))
    }
    builder.addPlacement(place(createTextBlock(['goes on'], { entryGroup: 2 }), 1, 0))
    builder.addPlacement(place(dates(2), 1, 0))
    expect(builder.pages.map(({ texts }) => texts.map(({ text }) => text))).toEqual([
      ['dates 1', 'job 1', 'dates 2', 'job 2'],
      ['dates 2', 'goes on'],
    ])
  })

  it('have the columns of a header stacked with the gaps between their blocks', () => {
    const builder = createPageBuilder()
    const measured = [createTextBlock(['name'], { gap: 9 }), createTextBlock(['title'], { gap: 2 })]
    builder.addHeader({ columns: [{ x: 10, y: 30, measured }], shapes: [DOT], bottom: 80 })
    const [page] = builder.pages
    expect(page?.texts.map(({ text, x, y }) => [text, x, y])).toEqual([
      ['name', 14, 38],
      ['title', 14, 50],
    ])
    expect(page?.shapes[0]).toEqual(DOT)
  })

  it('have their feet after everything else', () => {
    const builder = createPageBuilder()
    const picture = { node: undefined, source: 'a', x: 0, y: 0, width: 1, height: 1 }
    const crop = { shape: 'square', zoom: 1, x: 0, y: 0 } as const
    builder.addPicture(0, { ...picture, crop })
    builder.addShapes(1, [DOT])
    builder.addPlacement(place(createTextBlock(['text']), 0, 0))
    const metadata = {
      paper: { width: 1, height: 1 },
      family: 'Inter',
      language: 'en',
      title: 't',
      author: 'a',
    } as const
    const foot = { ...picture, source: 'foot', crop }
    const list = buildDrawList(builder, metadata, (page) => ({
      ...(page === 0 && { pictures: [foot] }),
      texts: createTextBlock([`page ${page}`]).rows.flatMap(({ segments }) => segments),
    }))
    expect(list).toMatchObject(metadata)
    expect(list.pages.map(({ pictures }) => pictures.map(({ source }) => source))).toEqual([['a', 'foot'], []])
    expect(list.pages.map(({ texts }) => texts.map(({ text }) => text))).toEqual([['text', 'page 0'], ['page 1']])
    expect(list.pages.map(({ shapes }) => shapes.length)).toEqual([1, 1])
  })
})

const [first] = TEMPLATES
if (!first) throw new Error('no template')

const listFooter = (furniture: Template['furniture'], page: number, width = 300, marginY = 40) => {
  const style = createStyle({ ...first, furniture }, stylingSchema.parse({}), 'letter', { space: 1, size: 1 })
  const column = { x: 100, width }
  const margin = { x: 40, y: marginY }
  const label = (number: number, pages: number) => `${number} of ${pages}`
  return createFooterTexts(page, 3, 'Berta Lanza', label, { ...style, margin }, unitTypeface, column)
}
const listPlaces = (texts: ReturnType<typeof listFooter>) => texts.map(({ text, x, y }) => [text, x, y])

describe('name and page number', () => {
  it('are not on page one', () => {
    expect(listFooter('footer', 0)).toEqual([])
  })

  it('stand at both ends of the foot, out of the tagged text', () => {
    const texts = listFooter('footer', 1)
    expect(listPlaces(texts)).toEqual([
      ['Berta Lanza', 100, 766],
      ['2 of 3', 394, 766],
    ])
    expect(texts).toMatchObject([
      { node: undefined, width: 11, size: 9, weight: 'regular' },
      { node: undefined, width: 6, size: 9, weight: 'regular' },
    ])
    expect(listFooter('footer', 1, 300, 60)[0]?.y).toBe(756)
  })

  it('stand in the head or in the middle of the foot where the design has them there', () => {
    expect(listFooter('header', 2).map(({ y }) => y)).toEqual([26, 26])
    expect(listFooter('header', 2, 300, 50).map(({ y }) => y)).toEqual([31, 31])
    expect(listPlaces(listFooter('footer-center', 2))).toEqual([['3 of 3', 247, 766]])
  })

  it('leave the name out where there is no room for both', () => {
    expect(listFooter('footer', 1, 38).map(({ text }) => text)).toEqual(['Berta Lanza', '2 of 3'])
    expect(listFooter('footer', 1, 37).map(({ text }) => text)).toEqual(['2 of 3'])
  })
})
