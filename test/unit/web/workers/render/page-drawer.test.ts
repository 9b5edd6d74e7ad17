import type { PDFPageProxy } from 'pdfjs-dist'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { unsafeCast } from '#shared/cast.ts'
import type { DrawList } from '#shared/renderer/draw/draw-list.ts'
import { createTypeface } from '#shared/renderer/fonts/typeface.ts'
import { createDrawList } from '#shared/renderer/render-resume.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { twoPages } from '#test/bench/renderer/sample-contents.ts'
import { pdfjs } from '#web/workers/pdfjs/pdfjs.ts'
import { createPageDrawer } from '#web/workers/render/page-drawer.ts'

const { setFont, setTextMatrix, showText } = pdfjs.OPS
const WIDTH_PX = 600
/** A heading at the top of a page, and its last line. */
const OPERATORS = {
  fnArray: [setFont, setTextMatrix, showText, setTextMatrix, showText],
  argsArray: [['F1', 10], [[1, 0, 0, 1, 50, 740]], [], [[1, 0, 0, 1, 50, 60]], []],
}

const fonts = await createNodeFonts().load('Inter')
const { faces } = createTypeface(fonts, 'Inter')
const list = (title: string): DrawList => {
  const template = findTemplateById('clara')
  if (!template) throw new Error('template clara is missing')
  const content = { ...twoPages, personalInfo: { ...twoPages.personalInfo, title } }
  return createDrawList({ content, template, language: 'es', fonts })
}

/** The heights of the canvases that were created. */
let created: number[] = []
/** The boxes that were copied to a canvas. */
let copies: number[][] = []
/** Which of `OPERATORS` each rendering draws. */
let drawn: boolean[][] = []

class FakeCanvas {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    created.push(height)
    this.width = width
    this.height = height
  }
  getContext = () => ({ drawImage: (_: FakeCanvas, ...boxes: number[]) => copies.push(boxes) })
}

type RenderOptions = Parameters<PDFPageProxy['render']>[0]

const page = unsafeCast<PDFPageProxy>(
  {
    getViewport: ({ scale }: { scale: number }) => ({ scale, width: WIDTH_PX, height: 842 * scale }),
    render: ({ operationsFilter: filter }: RenderOptions) => {
      drawn.push(OPERATORS.fnArray.map((_, i) => filter?.(i, OPERATORS) ?? true))
      return { promise: Promise.resolve() }
    },
  },
  'all that is called',
)

beforeEach(() => {
  created = []
  copies = []
  drawn = []
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  vi.stubGlobal('createImageBitmap', async () => ({}))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('draws only the changed lines of a page again, and copies them to the canvas that it has', async () => {
  const draw = createPageDrawer()
  await draw(page, { list: list('Física'), faces }, 1, WIDTH_PX)
  expect(copies).toEqual([])
  await draw(page, { list: list('Físico'), faces }, 1, WIDTH_PX)
  const [whole = 0, band = 0] = created
  expect(band).toBeLessThan(whole / 4)
  const [[x, from = 0, width, height = 0, toX, to = 0, ...size] = []] = copies
  expect([x, toX, width, ...size]).toEqual([0, 0, WIDTH_PX, WIDTH_PX, height])
  // Rows around the line are drawn but not copied.
  expect(from).toBeGreaterThan(0)
  expect(from + height).toBeLessThan(band)
  expect(to).toBeGreaterThan(from)
  expect(drawn).toEqual([
    [true, true, true, true, true],
    [true, true, true, true, false],
  ])
})

it('draws a page as a whole where it has another size or other faces', async () => {
  const draw = createPageDrawer()
  await draw(page, { list: list('Física'), faces }, 1, WIDTH_PX)
  await draw(page, { list: list('Físico'), faces }, 1, 2 * WIDTH_PX)
  await draw(page, { list: list('Física'), faces: { ...faces, regular: { ...faces.regular } } }, 1, 2 * WIDTH_PX)
  expect(created).toHaveLength(3)
  expect(copies).toEqual([])
})

it('keeps the canvases of two pages', async () => {
  const draw = createPageDrawer()
  const document = { list: list('Física'), faces }
  const pages = { list: { ...document.list, pages: Array.from({ length: 3 }, () => document.list.pages[0]) }, faces }
  const three = unsafeCast<typeof document>(pages, 'the first page three times')
  for (const number of [1, 2, 3, 2, 3, 1]) await draw(page, three, number, WIDTH_PX)
  // Pages 2 and 3 are known the second time.
  expect(created.filter((height) => height > WIDTH_PX)).toHaveLength(4)
})

it('a page that was not drawn stays as it was', async () => {
  const draw = createPageDrawer()
  await draw(page, { list: list('Física'), faces }, 1, WIDTH_PX)
  const render = () => ({ promise: Promise.reject(new Error('no')) })
  const failing = unsafeCast<PDFPageProxy>({ ...page, render }, 'all that is called')
  await expect(draw(failing, { list: list('Físico'), faces }, 1, WIDTH_PX)).rejects.toThrow('no')
  expect(copies).toEqual([])
  await draw(page, { list: list('Físico'), faces }, 1, WIDTH_PX)
  expect(copies).toHaveLength(1)
})
