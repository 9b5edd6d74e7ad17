import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { unsafeCast } from '#shared/cast.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { createTypeface } from '#shared/renderer/fonts/typeface.ts'
import { createDrawList, type RenderInput, renderResume } from '#shared/renderer/render-resume.ts'
import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'

const fonts = await createNodeFonts().load('Inter')

const input = (content: ResumeContent, template = 'clara'): RenderInput => {
  const found = findTemplateById(template)
  if (!found) throw new Error(`no template ${template}`)
  const styled = { ...content, styling: { ...content.styling, fontFamily: 'Inter' as const } }
  return { content: styled, template: found, language: 'es', fonts, now: 1_767_323_045_000 }
}

interface Page {
  getTextContent(): Promise<{ items: { str?: string; hasEOL?: boolean }[] }>
  getStructTree(): Promise<unknown>
  getAnnotations(): Promise<{ subtype: string; url?: string }[]>
}
interface Opened {
  numPages: number
  getPage(n: number): Promise<Page>
  getMetadata(): Promise<{ info: Record<string, unknown> }>
  getOutline(): Promise<{ title: string }[]>
}
const open = async (bytes: Uint8Array): Promise<Opened> => {
  const pdfjs = await loadPdfjs()
  return unsafeCast<Opened>(
    await pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 }).promise,
    'the parts that are read',
  )
}
const extractText = async (bytes: Uint8Array): Promise<string> => {
  const file = await open(bytes)
  let text = ''
  for (let n = 1; n <= file.numPages; n++) {
    const { items } = await (await file.getPage(n)).getTextContent()
    for (const item of items) text += `${item.str ?? ''}${item.hasEOL ? '\n' : ''}`
  }
  return text
}
const toLatin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const person = (changes: object): ResumeContent =>
  contentSchema.parse({ personalInfo: { fullName: 'Ana Ruiz', ...changes } })

describe('renderResume', () => {
  it('gives the same bytes for the same input, and other bytes for another text', () => {
    const first = renderResume(input(sampleEs)).bytes
    expect(renderResume(input(sampleEs)).bytes).toEqual(first)
    expect(renderResume(input(person({}))).bytes).not.toEqual(first)
  })

  it('sets title, language and creation date', async () => {
    const { bytes } = renderResume(input(sampleEs))
    const { info } = await (await open(bytes)).getMetadata()
    expect(info['Title']).toBe('Currículum de Lucía Núñez Ibáñez')
    expect(info['Language']).toBe('es')
    expect(info['CreationDate']).toBe("D:20260102030405+00'00'")
  })

  it('writes a structure tree with headings, lists and links', async () => {
    const file = await open(renderResume(input(sampleEs)).bytes)
    const tree = JSON.stringify(await (await file.getPage(1)).getStructTree())
    for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']) {
      expect(tree).toContain(`"role":"${role}"`)
    }
  })

  it('orders the company before its date in the tree, although the date is drawn first', async () => {
    const pdf = renderResume(input(sampleEs, 'faro')).bytes
    const text = await extractText(pdf)
    expect(text.indexOf('mar. 2021 – Presente')).toBeLessThan(text.indexOf('Marea Digital'))
    const list = createDrawList(input(sampleEs, 'faro'))
    const date = list.pages[0]?.texts.find((text) => text.text === 'mar. 2021 – Presente')
    expect(date?.node?.follows?.path).toBe('experience/experience-1/company')
  })

  it('lists headings as bookmarks', async () => {
    const outline = await (await open(renderResume(input(sampleEs)).bytes)).getOutline()
    expect(outline.map((item) => item.title).slice(0, 3)).toEqual([
      'Lucía Núñez Ibáñez',
      'Perfil profesional',
      'Experiencia laboral',
    ])
  })

  it('writes allowed links only', async () => {
    const content = person({ email: 'ana@correo.example', website: 'javascript:alert(1)', linkedin: 'ana-ruiz' })
    const page = await (await open(renderResume(input(content)).bytes)).getPage(1)
    const urls = (await page.getAnnotations()).map((annotation) => annotation.url)
    expect(urls).toEqual(['mailto:ana@correo.example', 'https://www.linkedin.com/in/ana-ruiz'])
  })

  it('does not let text inject PDF syntax', () => {
    const attack = ')>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>'
    const content = person({ fullName: attack, title: attack, website: `https://a.example/${attack}` })
    expect(toLatin1(renderResume(input(content)).bytes)).not.toContain('/JS')
  })

  it('composes accents and reports characters missing from the font', async () => {
    const { bytes, missingGlyphs } = renderResume(input(person({ fullName: 'Nún\u0303ez 漢 😀' })))
    expect(await extractText(bytes)).toContain('Núñez')
    expect(missingGlyphs).toEqual(['漢', '😀'])
  })

  it('fits a page count by reducing space, then size, never below 9 pt', () => {
    const jobs = (sampleEs.sections.experience ?? []).map((job, i) => ({ ...job, id: `more-${i}` }))
    const long = {
      ...sampleEs,
      sections: { ...sampleEs.sections, experience: [...(sampleEs.sections.experience ?? []), ...jobs] },
    }
    const free = createDrawList(input(long))
    const fitted = createDrawList(input({ ...long, styling: { ...long.styling, fitPages: 1 } }))
    expect([free.pages.length, fitted.pages.length]).toEqual([2, 1])
    const sizes = fitted.pages.flatMap((page) => page.texts.map((text) => text.size))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9)
    expect([free.overflow, fitted.overflow]).toEqual([undefined, undefined])
  })

  it('puts the left edge of a bullet in line with the text, not its origin', () => {
    const list = createDrawList(input(sampleEs))
    const texts = list.pages.flatMap((page) => page.texts)
    const at = texts.findIndex((text) => text.node?.role === 'Lbl')
    const bullet = texts[at]
    const face = createTypeface(fonts, 'Inter').faces.regular
    const bearing = (face.bearing(face.glyph(0x2022)) * (bullet?.size ?? 0)) / 1000
    expect(bearing).toBeGreaterThan(0.3)
    expect((bullet?.x ?? 0) + bearing).toBeCloseTo((texts[at + 1]?.x ?? 0) - 10.5)
  })

  it('leaves less than a line and the space between two entries empty on a page that was made to fit', () => {
    const jobs = (sampleEs.sections.experience ?? []).map((job, i) => ({ ...job, id: `more-${i}` }))
    const experience = [...(sampleEs.sections.experience ?? []), ...jobs]
    const sections = { ...sampleEs.sections, experience }
    const list = createDrawList(input({ ...sampleEs, sections, styling: { ...sampleEs.styling, fitPages: 1 } }))
    const bottom = Math.max(...(list.pages[0]?.texts ?? []).map((text) => text.y))
    expect((list.paper.height - bottom) / list.paper.height).toBeLessThan(0.09)
  })

  it('says how many lines are too many where nothing readable fits, and which entries are longest', () => {
    const jobs = Array.from({ length: 12 }, (_, i) => ({
      id: `job-${i}`,
      company: `Almazara ${i}`,
      position: 'Encargada',
      startDate: '2015',
      description: '',
      achievements: Array.from({ length: i === 7 ? 9 : 4 }, (_, n) => `Logro ${n}`),
    }))
    const content = contentSchema.parse({
      ...sampleEs,
      sections: { ...sampleEs.sections, experience: jobs },
      styling: { ...sampleEs.styling, fitPages: 1 },
    })
    const list = createDrawList(input(content))
    expect(list.pages.length).toBeGreaterThan(1)
    const rows = new Set(list.pages[1]?.texts.filter((text) => text.node).map((text) => Math.round(text.y)))
    expect(list.overflow).toMatchObject({ wantedPages: 1, pages: list.pages.length })
    expect(list.overflow?.lines).toBeGreaterThanOrEqual(rows.size)
    expect(list.overflow?.longestEntries[0]?.title).toBe('Almazara 7')
    expect(list.overflow?.longestEntries).toHaveLength(3)
    expect(renderResume(input(content)).overflow).toEqual(list.overflow)
  })

  it('starts a new page before a section with a page break', () => {
    const content = { ...sampleEs, styling: { ...sampleEs.styling, pageBreaks: ['education' as const] } }
    const pages = createDrawList(input(content)).pages
    expect(pages[1]?.texts[0]?.text).toBe('Educación')
  })

  it('prints name and page number from page two on', () => {
    const content = { ...sampleEs, styling: { ...sampleEs.styling, pageBreaks: ['education' as const] } }
    const feet = createDrawList(input(content)).pages.map((page) =>
      page.texts.filter((text) => !text.node).map((t) => t.text),
    )
    expect(feet).toEqual([[], ['Lucía Núñez Ibáñez', 'Página 2 de 2']])
  })

  it('orders the sidebar after the last section that ends on page one', () => {
    const order = (template: string) =>
      createDrawList(input(sampleEs, template)).pages.flatMap((page) =>
        page.texts.filter((text) => text.node?.role === 'H2').map((text) => text.text),
      )
    expect(order('faro')).toEqual([
      'PERFIL PROFESIONAL',
      'EXPERIENCIA LABORAL',
      'EDUCACIÓN',
      'HABILIDADES',
      'IDIOMAS',
      'CERTIFICACIONES',
    ])
  })

  it('draws a photo only when it is enabled and the template has a place for it', () => {
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const with_ = { ...sampleEs, personalInfo: { ...sampleEs.personalInfo, photo: pixel } }
    const shown = { ...with_, styling: { ...with_.styling, showPhoto: true } }
    const count = (content: ResumeContent, template: string) =>
      createDrawList(input(content, template)).pages[0]?.pictures.length
    expect([count(with_, 'faro'), count(shown, 'faro'), count(shown, 'oxford')]).toEqual([0, 1, 0])
    expect(toLatin1(renderResume(input(shown, 'faro')).bytes)).toContain('/Subtype /Image')
  })

  it('renders an empty document as one page', () => {
    expect(renderResume(input(contentSchema.parse({}))).pages).toHaveLength(1)
  })
})

describe('a name with letters that the face of the design lacks', () => {
  it('is set in the face of the text', async () => {
    const template = findTemplateById('eclipse')
    if (!template) throw new Error('no template')
    const named = { ...sampleEs, personalInfo: { ...sampleEs.personalInfo, fullName: 'Thảo Ngọc Phạm' } }
    const content = applyTemplate(contentSchema.parse(named), template)
    const fonts = await loadDocumentFonts(createNodeFonts(), content, template)
    expect(renderResume({ content, template, language: 'es', fonts, now: 0 }).missingGlyphs).toEqual([])
  })
})
