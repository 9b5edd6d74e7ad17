import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { createStyle } from '#shared/renderer/compose/style.ts'
import type { DrawList } from '#shared/renderer/draw/draw-list.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { createPageGeometry } from '#shared/renderer/layout/page-geometry.ts'
import { createDrawList } from '#shared/renderer/render-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { type Template, templateSchema } from '#shared/templates/template.ts'
import { createBrand, LOGO_PNG } from '#test/utils/files/own-faces.ts'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const LOGO = { source: LOGO_PNG, width: 16, height: 8, size: 30, place: 'header', align: 'left' } as const
const fonts = createNodeFonts()

interface Options {
  readonly layout?: Template['layout']
  readonly header?: Template['header']
  readonly heading?: Template['heading']['kind']
  readonly email?: string
  readonly withLogo?: boolean
  /** Of each of six jobs, at least. */
  readonly descriptionWords?: number
}

/** A resume with a photo in a design with a sidebar. */
const lay = async (id: string, { layout, header, heading, email, withLogo, descriptionWords }: Options = {}) => {
  const base = findTemplateById(id)
  if (!base) throw new Error('no template')
  const template = templateSchema.parse({
    ...base,
    layout: layout ?? base.layout,
    header: header ?? base.header,
    heading: { ...base.heading, kind: heading ?? base.heading.kind },
  })
  const personalInfo = { ...sampleEn.personalInfo, photo: PIXEL, email: email ?? 'ana@a.example' }
  const experience = Array.from({ length: 6 }, (_, i) => ({
    id: `job-${i}`,
    company: `Mill ${i}`,
    position: 'Miller',
    startDate: '2019',
    description: Array.from({ length: (descriptionWords ?? 0) + i }, () => 'flour').join(' '),
  }))
  const sections = descriptionWords === undefined ? sampleEn.sections : { ...sampleEn.sections, experience }
  const whole = contentSchema.parse({ ...sampleEn, personalInfo, sections })
  const { styling, ...styled } = applyTemplate(whole, template)
  const brand = withLogo ? { brand: createBrand({ logo: LOGO }) } : {}
  const content = contentSchema.parse({ ...styled, styling: { ...styling, showPhoto: true, ...brand } })
  const loaded = await loadDocumentFonts(fonts, content, template)
  const list = createDrawList({ content, template, language: 'en', fonts: loaded })
  const style = createStyle(template, content.styling, 'a4', { space: 1, size: 1 })
  return { list, geometry: createPageGeometry(style) }
}

const find = ({ pages }: DrawList, path: string) => {
  const text = pages[0]?.texts.find(({ node }) => node?.path === path)
  if (!text) throw new Error(`no text of ${path}`)
  return text
}
const isInside = (box: { x: number; width: number }, column: { x: number; width: number } | undefined): boolean =>
  column !== undefined && box.x >= column.x - 0.5 && box.x + box.width <= column.x + column.width + 0.5

describe('beside a filled sidebar', () => {
  it('contacts and photo stand in it, and the name at the top of the main column', async () => {
    const { list, geometry } = await lay('faro')
    expect(isInside(find(list, 'personalInfo/email'), geometry.sidebar)).toBe(true)
    expect(isInside(find(list, 'personalInfo/fullName'), geometry.main)).toBe(true)
    const [photo] = list.pages[0]?.pictures ?? []
    expect(photo && isInside(photo, geometry.sidebar)).toBe(true)
    expect(photo).toMatchObject({ y: geometry.top, node: { role: 'Figure', alt: sampleEn.personalInfo.fullName } })
    expect(photo?.width).toBe(photo?.height)
  })

  it('contacts that do not fit it on one line each stand below the name', async () => {
    const { list, geometry } = await lay('faro', { email: `${'a'.repeat(34)}@correo.example` })
    expect(isInside(find(list, 'personalInfo/email'), geometry.main)).toBe(true)
  })

  it('the name is in it where the design has it there, and contacts that do not fit lead the main column', async () => {
    const { list, geometry } = await lay('faro', { header: 'sidebar' })
    const name = find(list, 'personalInfo/fullName')
    expect(isInside(name, geometry.sidebar)).toBe(true)
    expect(isInside(find(list, 'personalInfo/email'), geometry.sidebar)).toBe(true)
    const long = await lay('faro', { header: 'sidebar', email: `${'a'.repeat(34)}@correo.example` })
    const email = find(long.list, 'personalInfo/email')
    expect(isInside(email, geometry.main)).toBe(true)
    const main = long.list.pages[0]?.texts.filter(({ node, x }) => node && x >= geometry.main.x) ?? []
    expect(Math.min(...main.map(({ y }) => y))).toBe(email.y)
  })

  it('a name in a sidebar without a background takes the photo with it', async () => {
    const { list, geometry } = await lay('regente', { header: 'sidebar' })
    const [photo] = list.pages[0]?.pictures ?? []
    expect(photo && isInside(photo, geometry.sidebar)).toBe(true)
  })
})

describe('a header over both columns', () => {
  it('has the photo, and the sidebar starts below it', async () => {
    const { list, geometry } = await lay('regente')
    const [photo] = list.pages[0]?.pictures ?? []
    expect(photo && isInside(photo, geometry.full)).toBe(true)
    const name = find(list, 'personalInfo/fullName')
    const aside = list.pages[0]?.texts.filter((text) => text.node && isInside(text, geometry.sidebar)) ?? []
    const sections = aside.filter(({ node }) => !node?.path?.startsWith('personalInfo'))
    expect(sections.length).toBeGreaterThan(0)
    for (const { y } of sections) expect(y).toBeGreaterThan(name.y)
  })

  it('has the contacts where it fills the width of the page', async () => {
    const { list, geometry } = await lay('vector')
    const email = find(list, 'personalInfo/email')
    const lines = list.pages[0]?.texts.filter(({ node }) => node && !node.path?.startsWith('personalInfo')) ?? []
    expect(email.y).toBeLessThan(Math.min(...lines.map(({ y }) => y)))
    expect(list.pages[0]?.texts.some((text) => text.node && isInside(text, geometry.sidebar))).toBe(true)
  })
})

describe('a header', () => {
  it('starts at the left edge of the text, over a sidebar without a background and where it fills the page', async () => {
    const rule = await lay('regente', { layout: 'sidebar-left' })
    expect(find(rule.list, 'personalInfo/fullName').x).toBeCloseTo(rule.geometry.full.x, 0)
    const banner = await lay('faro', { header: 'banner' })
    expect(find(banner.list, 'personalInfo/fullName').x).toBeLessThan(banner.geometry.main.x)
  })
})

it('labels of sections take room from the main column alone', async () => {
  const { list, geometry } = await lay('regente', { heading: 'label' })
  const texts = list.pages[0]?.texts ?? []
  const getLeft = (section: string) =>
    Math.min(...texts.filter(({ node }) => node?.path?.startsWith(`${section}/`)).map(({ x }) => x))
  expect(getLeft('experience')).toBeGreaterThan(geometry.main.x + 20)
  expect(getLeft('skills')).toBeLessThan((geometry.sidebar?.x ?? 0) + 20)
})

it('no paragraph goes on from a page with a sidebar to one without it, in lines of another width', async () => {
  for (const descriptionWords of [70, 85, 100, 115, 130, 145]) {
    const { list, geometry } = await lay('faro', { descriptionWords })
    const [before, after] = list.pages.map(({ texts }) =>
      texts.filter(({ node }) => node?.path?.endsWith('description')),
    )
    expect(before?.length, String(descriptionWords)).toBeGreaterThan(0)
    expect(after?.length, String(descriptionWords)).toBeGreaterThan(0)
    expect(Math.min(...(after ?? []).map(({ x }) => x))).toBeLessThan(geometry.main.x)
    const paths = new Set(before?.map(({ node }) => node?.path))
    expect(after?.filter(({ node }) => paths.has(node?.path))).toEqual([])
  }
})

it.each(['clara', 'regente', 'faro', 'vector'])(
  'a logo moves the name of %s down by its height and gap',
  async (id) => {
    const [plain, branded] = [await lay(id), await lay(id, { withLogo: true })]
    const [before, after] = [plain, branded].map(({ list }) => find(list, 'personalInfo/fullName').y)
    const logo = branded.list.pages[0]?.pictures[0]
    expect(logo).toMatchObject({ source: LOGO_PNG, height: 30 })
    // A header over the full width keeps its own space above the name.
    const shift = id === 'vector' ? (logo?.y ?? 0) + 44 : 44
    expect((after ?? 0) - (before ?? 0)).toBeCloseTo(shift)
  },
)
