import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { checkDrawn } from '#shared/renderer/brand/check-drawn.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { createDrawList } from '#shared/renderer/render-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'

const fonts = createNodeFonts()

const draw = async (template: Template, brand?: object) => {
  const primaryColor = template.colorSchemes[0]?.primary
  const styling = { ...sampleEs.styling, template: template.id, fontFamily: template.font, primaryColor, ...brand }
  const content = contentSchema.parse({ ...sampleEs, styling })
  const set = await loadDocumentFonts(fonts, content, template)
  return createDrawList({ content, template, language: 'es', fonts: set })
}

describe('what people read on a page', () => {
  it.each(TEMPLATES.map((template) => [template.id, template] as const))('is readable in %s', async (_, template) => {
    expect(checkDrawn(await draw(template))).toEqual([])
  })

  it('names texts without contrast, too small, covered or off the page', async () => {
    const template = TEMPLATES[0]
    if (!template) throw new Error('no template')
    const list = await draw(template)
    const change = (parts: object) => ({
      ...list,
      pages: list.pages.map((page) => ({
        ...page,
        texts: page.texts.map((text, i) => (i === 3 ? { ...text, ...parts } : text)),
      })),
    })
    expect(checkDrawn(change({ color: '#c8c8c8' }))).toMatchObject([{ kind: 'contrast' }])
    expect(checkDrawn(change({ size: 6 }))).toMatchObject([{ kind: 'small-text', size: 6 }])
    expect(checkDrawn(change({ x: list.paper.width - 4 }))).toMatchObject([{ kind: 'outside' }])
    const text = list.pages[0]?.texts[3]
    const picture = { x: text?.x ?? 0, y: (text?.y ?? 0) - 9, width: 30, height: 12 }
    const covered = list.pages.map((page) => ({
      ...page,
      pictures: [{ ...picture, node: undefined, source: '', crop: { shape: 'square' as const, zoom: 1, x: 0, y: 0 } }],
    }))
    expect(checkDrawn({ ...list, pages: covered })).toMatchObject([{ kind: 'covered' }])
  })
})
