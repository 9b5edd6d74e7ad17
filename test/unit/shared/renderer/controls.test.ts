import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { contrastRatio, MIN_TEXT_CONTRAST } from '#shared/renderer/draw/color.ts'
import { createFontCache } from '#shared/renderer/fonts/font-cache.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { createDrawList } from '#shared/renderer/render-resume.ts'
import { contentSchema, type Styling } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'

const fonts = createNodeFonts()
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const draw = async (id: string, styling: Partial<Styling> = {}) => {
  const template = findTemplateById(id)
  if (!template) throw new Error(`no template ${id}`)
  const styled = applyTemplate({ ...sampleEn, personalInfo: { ...sampleEn.personalInfo, photo: PIXEL } }, template)
  const content = contentSchema.parse({ ...styled, styling: { ...styled.styling, ...styling } })
  const input = { content, template, language: 'en' as const, fonts: await loadDocumentFonts(fonts, content, template) }
  return createDrawList(input)
}
type List = Awaited<ReturnType<typeof draw>>

const findText = (list: List, text: string) => {
  const found = list.pages.flatMap(({ texts }) => texts).find((item) => item.text.includes(text))
  if (!found) throw new Error(`no text ${text}`)
  return found
}

describe('the settings of a design', () => {
  it('scales text, lines, sections and margins', async () => {
    const [own, larger, lines, sections, margins] = await Promise.all([
      draw('clara'),
      draw('clara', { textScale: 1.1 }),
      draw('clara', { lineScale: 1.2 }),
      draw('clara', { spaceScale: 1.6 }),
      draw('clara', { marginScale: 0.7 }),
    ])
    expect(findText(larger, 'Negotiated').size).toBeCloseTo(findText(own, 'Negotiated').size * 1.1, 1)
    for (const list of [lines, sections])
      expect(findText(list, 'Education').y).toBeGreaterThan(findText(own, 'Education').y + 10)
    expect(findText(margins, 'Education').x).toBeCloseTo(findText(own, 'Education').x * 0.7, 1)
  })

  it('never sets text below 9 pt', async () => {
    const { pages } = await draw('matriz', { textScale: 0.85, fitPages: 1 })
    expect(Math.min(...pages.flatMap(({ texts }) => texts.map(({ size }) => size)))).toBeGreaterThanOrEqual(9)
  })

  it('begins a job with the company or the position', async () => {
    for (const [order, first, second] of [
      ['company-first', 'Harborline Systems', 'Senior Product Manager'],
      ['position-first', 'Senior Product Manager', 'Harborline Systems'],
    ] as const) {
      const { pages } = await draw('clara', { entryOrder: order })
      const texts = pages.flatMap((page) => page.texts).filter((text) => text.node?.path?.startsWith('experience/'))
      const names = texts.map(({ text }) => text).filter((text) => text === first || text === second)
      expect(names.slice(0, 2)).toEqual([first, second])
    }
  })

  it('writes dates in the chosen format', async () => {
    expect(findText(await draw('clara', { dateFormat: 'numeric' }), '03/2021').text).toBe('03/2021 – Present')
  })

  it('sets headings in another family, and icons on or off', async () => {
    const own = await draw('clara')
    const list = await draw('clara', { displayFont: 'Lora', icons: true })
    expect(findText(list, 'Education').width).not.toBeCloseTo(findText(own, 'Education').width, 1)
    const countPaths = ({ pages }: List) =>
      pages.flatMap(({ shapes }) => shapes).filter(({ kind }) => kind === 'path').length
    expect(countPaths(list)).toBeGreaterThan(countPaths(own))
  })

  it('crops the photo', async () => {
    const list = await draw('clara', { showPhoto: true, photoShape: 'square', photoZoom: 2, photoY: 0 })
    expect(list.pages[0]?.pictures[0]?.crop).toEqual({ shape: 'square', zoom: 2, x: 0.5, y: 0 })
  })

  it('darkens a color that is too light for text', async () => {
    const { color } = findText(await draw('clara', { primaryColor: '#ffd54f' }), 'Education')
    expect(contrastRatio(color, '#ffffff')).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
  })
})

describe('the faces of a resume', () => {
  const listLoaded = async (id: string, summary: string) => {
    const paths: string[] = []
    const cache = createFontCache(async (path) => {
      paths.push(path.replace(/^.*\/|\.ttf$/g, ''))
      return new Uint8Array()
    })
    const template = findTemplateById(id)
    if (!template) throw new Error(`no template ${id}`)
    const content = applyTemplate(contentSchema.parse({ sections: { summary } }), template)
    await loadDocumentFonts(cache, content, template)
    return paths.sort()
  }

  it('are loaded when the template or the text needs them', async () => {
    expect(await listLoaded('clara', 'Plain')).toEqual(['inter-bold', 'inter-light', 'inter-regular'])
    expect(await listLoaded('matriz', 'With *marks*')).toEqual([
      'roboto-bold',
      'roboto-bold-italic',
      'roboto-italic',
      'roboto-regular',
    ])
    expect(await listLoaded('commit', 'Plain')).toEqual([
      'source-sans-3-bold',
      'source-sans-3-regular',
      'zilla-slab-bold',
      'zilla-slab-regular',
    ])
  })
})
