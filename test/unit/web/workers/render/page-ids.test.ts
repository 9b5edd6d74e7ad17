import type { PDFDocumentProxy } from 'pdfjs-dist'
import { expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { unsafeCast } from '#shared/cast.ts'
import { createTypeface } from '#shared/renderer/fonts/typeface.ts'
import { createDrawList } from '#shared/renderer/render-resume.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { twoPages } from '#test/bench/renderer/sample-contents.ts'
import { createPageIds } from '#web/workers/render/page-ids.ts'
import { rasterizePreview, toTextSpans } from '#web/workers/render/rasterize-preview.ts'

const fonts = await createNodeFonts().load('Inter')
const getPageId = createPageIds()

const draw = (title: string) => {
  const template = findTemplateById('clara')
  if (!template) throw new Error('template clara is missing')
  const content = { ...twoPages, personalInfo: { ...twoPages.personalInfo, title } }
  return createDrawList({ content, template, language: 'es', fonts })
}
const listIds = (list: ReturnType<typeof draw>) => toTextSpans(list).map((text, i) => getPageId(list, i + 1, text))

it('a change on the first page changes its id alone', () => {
  const [first, second] = listIds(draw('Física'))
  expect(listIds(draw('Física'))).toEqual([first, second])
  const changed = listIds(draw('Químico'))
  expect(changed[0]).not.toBe(first)
  expect(changed[1]).toBe(second)
})

it('another paper and another worker have other ids', () => {
  const list = draw('Física')
  const [first] = listIds(list)
  expect(listIds({ ...list, paper: { ...list.paper, height: 700 } })).not.toContain(first)
  expect(createPageIds()(list, 1, toTextSpans(list)[0] ?? [])).not.toBe(first)
})

it('a page that the caller has is not drawn again', async () => {
  const list = draw('Física')
  const file = unsafeCast<PDFDocumentProxy>({ getPage: () => expect.unreachable() }, 'no page is opened')
  const options = { widthPx: 100, pixelRatio: 1, known: listIds(list) }
  const { faces } = createTypeface(fonts, 'Inter')
  expect(await rasterizePreview(file, { list, faces }, getPageId, options)).toEqual([])
})
