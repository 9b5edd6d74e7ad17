import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import { openPdfFile } from '#shared/pdf-ua/pdf-file.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { createDrawList, renderResume } from '#shared/renderer/render-resume.ts'
import type { Brand, Logo } from '#shared/resume/design/brand.ts'
import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import { DESIGNS, findTemplateById } from '#shared/templates/catalog.ts'
import { createOwnDesign, findTemplate } from '#shared/templates/own-template.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'
import { BRAND_ID, createBoxFamily, createBrand, LOGO_PNG } from '#test/utils/files/own-faces.ts'

const fonts = createNodeFonts()

const logo = (parts: Partial<Logo> = {}): Logo => ({
  source: LOGO_PNG,
  width: 16,
  height: 8,
  size: 30,
  place: 'header',
  align: 'left',
  ...parts,
})

const withBrand = (brand: Brand, content: ResumeContent = sampleEs): ResumeContent =>
  contentSchema.parse({
    ...content,
    styling: { ...content.styling, brand, primaryColor: brand.colors.primary },
  })

const createInput = async (content: ResumeContent, template: Template) => ({
  content,
  template,
  language: 'es' as const,
  fonts: await loadDocumentFonts(fonts, content, template),
  now: 0,
})

const firstOf = (designs = DESIGNS): Template[] => designs.flatMap((variants) => variants.slice(0, 1))
const template = firstOf()[0] ?? findTemplateById('clara')
if (!template) throw new Error('no template')

const FULL = createBrand({
  text: createBoxFamily(),
  logo: logo(),
  footer: 'Talleres Aldaba S. L. · Calle del Molino 4, Cuenca',
})

describe('a brand on a resume', () => {
  it.each(firstOf().map((found) => [found.id, found] as const))('%s: meets PDF/UA', async (_, found) => {
    const input = await createInput(withBrand(FULL), found)
    expect(checkPdfUa(renderResume(input).bytes)).toEqual([])
  })

  it.each(firstOf().map((found) => [found.id, found] as const))(
    '%s: neither logo nor footer covers a text',
    async (_, found) => {
      const brand = createBrand({ logo: logo({ place: 'footer', align: 'left' }), footer: FULL.footer })
      for (const each of [FULL, brand]) {
        const list = createDrawList(await createInput(withBrand(each), found))
        for (const page of list.pages) {
          for (const picture of page.pictures) {
            const covered = page.texts.filter(
              ({ x, y, width, size }) =>
                x < picture.x + picture.width &&
                x + width > picture.x &&
                y - size * 0.7 < picture.y + picture.height &&
                y > picture.y,
            )
            expect(covered.map(({ text }) => text)).toEqual([])
          }
          const footer = page.texts.filter(({ node, text }) => !node && text.includes('Aldaba'))
          expect(footer).toHaveLength(1)
          const lowest = Math.max(...page.texts.filter(({ node }) => node).map(({ y }) => y))
          expect(lowest).toBeLessThan((footer[0]?.y ?? 0) - 9)
        }
      }
    },
  )

  it('is drawn in its face, its colors and with its logo before the name', async () => {
    const list = createDrawList(await createInput(withBrand(FULL), template))
    expect(list.family).toBe('brand-text')
    expect(list.pages[0]?.pictures[0]).toMatchObject({ width: 60, height: 30, node: { alt: 'Talleres Aldaba' } })
    expect(list.pages[0]?.texts.some(({ color }) => color === '#7a1f5c')).toBe(true)
    const file = openPdfFile(renderResume(await createInput(withBrand(FULL), template)).bytes)
    const names = file.listDicts().flatMap((dict) => file.name(dict.get('BaseFont')) ?? [])
    expect(names.filter((name) => name.endsWith('+Boxes-Regular'))).not.toEqual([])
  })

  it('keeps to the family that the person chose instead', async () => {
    const content = withBrand(FULL)
    const styled = { ...content, styling: { ...content.styling, brandFaces: false } }
    expect(createDrawList(await createInput(styled, template)).family).toBe(content.styling.fontFamily)
  })

  it('is drawn in a face of the catalog when its file is no font', async () => {
    const broken = createBrand({ text: { name: 'Broken', sizeFactor: 1, files: { regular: 'AAEAAAAB' } } })
    const content = withBrand(broken)
    expect(createDrawList(await createInput(content, template)).family).toBe(content.styling.fontFamily)
  })

  it('wraps a footer that is longer than a line', async () => {
    const content = withBrand(createBrand({ footer: 'Pliegos y encuadernación artesanal '.repeat(4).trim() }))
    const list = createDrawList(await createInput(content, template))
    const lines = list.pages[0]?.texts.filter(({ node }) => !node) ?? []
    expect(lines.length).toBeGreaterThan(1)
    for (const { x, width } of lines) expect(x + width).toBeLessThanOrEqual(list.paper.width)
  })
})

describe('an own design', () => {
  it.each(firstOf().map((found) => [found.id, found] as const))('made from %s is drawn as it', async (_, found) => {
    const design = createOwnDesign(found, BRAND_ID, 'Mía')
    const content = contentSchema.parse({
      ...sampleEs,
      styling: { ...sampleEs.styling, fontFamily: found.font, template: design.id, design },
    })
    const own = findTemplate(content.styling, design.id)
    if (!own) throw new Error('not found')
    const { bytes: _bytes, ...drawn } = renderResume(await createInput(content, own))
    const { bytes: _other, ...expected } = renderResume(await createInput(content, found))
    expect(drawn).toEqual(expected)
    expect(createDrawList(await createInput(content, own)).pages).toEqual(
      createDrawList(await createInput(content, found)).pages,
    )
  })

  it('has an id that no template of the catalog has', () => {
    expect(firstOf().filter(({ id }) => id.startsWith('own-'))).toEqual([])
  })
})
