import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { parseXml, type XmlElement } from '#shared/archive/parse-xml.ts'
import { encodeBase64 } from '#shared/base64.ts'
import type { Shape } from '#shared/renderer/draw/shapes.ts'
import { getFontFace } from '#shared/renderer/fonts/font-face.ts'
import { createGlyphLocator, readGlyph } from '#shared/renderer/fonts/glyph-table.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { measurePoints } from '#shared/renderer/fonts/outline.ts'
import { getTable } from '#shared/renderer/fonts/sfnt.ts'
import { createDrawList, loadTypeface } from '#shared/renderer/render-resume.ts'
import { toPathData } from '#shared/renderer/write/glyph-path.ts'
import { writeSvgPages } from '#shared/renderer/write/write-svg.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { JPEG } from '#test/utils/files/pictures.ts'
import { readDrawnText } from '#test/utils/reading/read-drawn-text.ts'

const template = findTemplateById('clara')
if (!template) throw new Error('clara is gone')

const content = contentSchema.parse({
  personalInfo: {
    fullName: 'Iñaki <Añón> & "Cía"',
    email: 'inaki@example.com',
    photo: `data:image/jpeg;base64,${encodeBase64(JPEG)}`,
  },
  sections: {
    summary: 'Calderero, 1971.',
    experience: Array.from({ length: 16 }, (_, i) => ({
      id: `e${i}`,
      company: `Taller ${i}`,
      position: 'Calderero',
      startDate: '2019-02',
      achievements: ['Soldé tuberías.', 'Revisé planos.'],
    })),
  },
  styling: { showPhoto: false },
})

const prepare = async () => {
  const fonts = await loadDocumentFonts(createNodeFonts(), content, template)
  const input = { content, template, language: 'es' as const, fonts }
  const typeface = loadTypeface(input)
  return { typeface, list: createDrawList(input, typeface) }
}

const draw = async () => {
  const { list, typeface } = await prepare()
  return { list, pages: writeSvgPages(list, typeface, (page, count) => `<${page}> & "${count}"`) }
}

const listElements = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(listElements)]
const listAttributes = (elements: readonly XmlElement[], name: string, attribute: string) =>
  elements.flatMap((each) => (each.name === name ? (each.attributes.get(attribute) ?? []) : []))

describe('pages as SVG', () => {
  it('are well-formed, one a page, with escaped names and every outline that they refer to', async () => {
    const { list, pages } = await draw()
    expect(list.pages.length).toBe(2)
    const { root } = parseXml(new TextEncoder().encode(`<all>${pages.join('')}</all>`))
    const elements = listElements(root)
    expect(listAttributes(elements, 'svg', 'aria-label')).toEqual(['<1> & "2"', '<2> & "2"'])
    const ids = listAttributes(elements, 'path', 'id')
    expect(new Set(ids).size).toBe(ids.length)
    const used = listAttributes(elements, 'use', 'href').map((href) => href.slice(1))
    expect(new Set(used)).toEqual(new Set(ids))
    expect(pages.join('')).not.toMatch(/<image|data:|NaN|undefined| style=/)
  })

  it('draw every character of every text', async () => {
    const { list, pages } = await draw()
    const drawn = list.pages.flatMap(({ texts }) => texts.map(({ text }) => text.replace(/\s/g, '')))
    const { text } = await readDrawnText(pages.join(''), 'Inter')
    expect(text.split('\n')).toEqual(drawn.filter((each) => each !== ''))
  })

  it('draw every shape', async () => {
    const { list, typeface } = await prepare()
    const shapes: Shape[] = [
      { kind: 'rect', x: 1, y: 2, width: 3, height: 4, fill: '#112233', radius: 1.234 },
      { kind: 'line', x1: 0, y1: 5, x2: 9, y2: 5, color: '#445566', line: 0.5, dotted: true },
      { kind: 'circle', x: 7, y: 8, r: 2, stroke: '#778899', line: 2 },
      { kind: 'path', x: 10, y: 20, size: 12, d: [['M', 0, 0], ['C', 2, 2, 4, 4, 6, 6], ['Z']], fill: '#aabbcc' },
    ]
    const [page = ''] = writeSvgPages({ ...list, pages: [{ shapes, pictures: [], texts: [] }] }, typeface, () => 'x')
    expect(page).toContain(
      '<rect x="1" y="2" width="3" height="4" rx="1.23" fill="#112233"/>' +
        '<line x1="0" y1="5" x2="9" y2="5" stroke="#445566" stroke-width="0.5" stroke-linecap="round" stroke-dasharray="0 1.5"/>' +
        '<circle cx="7" cy="8" r="2" fill="none" stroke="#778899" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>' +
        '<path d="M10 20C11 21 12 22 13 23Z" fill="#aabbcc"/>',
    )
  })

  it('draw pictures once, behind the part that the PDF shows, and none that is no PNG or JPEG', async () => {
    const { list, typeface } = await prepare()
    const source = `data:image/jpeg;base64,${encodeBase64(JPEG)}`
    const picture = { node: undefined, source, x: 10, y: 20, width: 60, height: 40 }
    const page = { shapes: [], texts: [] }
    const pages = writeSvgPages(
      {
        ...list,
        pages: [
          { ...page, pictures: [{ ...picture, crop: { shape: 'round', x: 0.5, y: 1, zoom: 2 } }] },
          {
            ...page,
            pictures: [
              { ...picture, crop: { shape: 'rounded', x: 0, y: 0, zoom: 1 } },
              { ...picture, source: 'data:image/svg+xml;base64,AAAA', crop: { shape: 'none', x: 0, y: 0, zoom: 1 } },
            ],
          },
        ],
      },
      typeface,
      () => 'x',
    )
    expect(pages[0]).toContain(
      `<defs><image id="p0" width="8" height="8" preserveAspectRatio="none" href="${source}"/></defs>`,
    )
    expect(pages[0]).toContain(
      '<clipPath id="c0-0"><rect x="10" y="20" width="60" height="40" rx="30"/></clipPath>' +
        '<g clip-path="url(#c0-0)"><use href="#p0" transform="translate(-20 -60) scale(15 15)"/></g>',
    )
    expect(pages[1]?.split('<clipPath')).toHaveLength(2)
    expect(pages[1]).toContain('rx="7.2"/></clipPath>')
    expect(pages[1]).toContain('<use href="#p0" transform="translate(10 20) scale(7.5 7.5)"/>')
    expect(pages.join('').split('data:')).toHaveLength(2)
  })

  it('draw accents where the face has them', async () => {
    const { Inter } = await createNodeFonts().load('Inter', ['regular'])
    const { tables, glyph } = getFontFace(Inter?.regular ?? new Uint8Array())
    const glyf = getTable(tables, 'glyf')
    const offset = createGlyphLocator(tables)
    for (const character of 'áÑüçÖi%') {
      const id = glyph(character.codePointAt(0) ?? 0)
      const box = [2, 4, 6, 8].map((at) => glyf.getInt16(offset(id) + at))
      expect(measurePoints(readGlyph(tables, id).flat())).toEqual(box)
    }
  })
})

describe('the path of a glyph', () => {
  it('starts on the curve, passes between two controls and is relative', () => {
    const contour = [
      { x: 100, y: 0, on: false },
      { x: 100, y: 100, on: false },
      { x: 0, y: 100, on: true },
      { x: 0, y: 0, on: true },
    ]
    expect(toPathData([contour, []], 0.5)).toBe('m50-25q0-25-50-25l0 50q50 0 50-25z')
  })
})
