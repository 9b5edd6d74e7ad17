import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { findAll, findChild, parseXml, textOf } from '#shared/archive/parse-xml.ts'
import { encodeBase64 } from '#shared/base64.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { extractFile } from '#shared/parser/extract-file.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { readResumeData } from '#shared/parser/read-resume-data.ts'
import { type DocxInput, renderDocx } from '#shared/renderer/docx/render-docx.ts'
import { readPictureSize } from '#shared/renderer/draw/picture-size.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'
import { createBrand, LOGO_PNG } from '#test/utils/files/own-faces.ts'
import { JPEG } from '#test/utils/files/pictures.ts'
import { jsonResumeFolders } from '#test/utils/paths.ts'
import { calculateF1, compareContents, createFieldTally } from '#test/utils/reading/parse-rendered.ts'

const samples = { es: sampleEs, en: sampleEn }
const [firstTemplate] = TEMPLATES
if (!firstTemplate) throw new Error('no template')

const render = (content: ResumeContent, template: Template = firstTemplate, more: Partial<DocxInput> = {}) =>
  renderDocx({ content, template, language: 'es', now: Date.UTC(2026, 0, 2, 3, 4, 5), ...more })

const readPart = (docx: Uint8Array, path: string): string => strFromU8(unzipSync(docx)[path] ?? new Uint8Array())
const withoutData = (content: ResumeContent): ResumeContent => ({
  ...content,
  styling: { ...content.styling, embedData: false },
})
const readText = (docx: Uint8Array) => extractFile(loadPdfjs, docx)

describe('a resume as a Word file', () => {
  it('has the same bytes for the same input', () => {
    expect(render(sampleEs)).toEqual(render(sampleEs))
  })

  it('has Word’s own styles for the name, headings, entries and bullets, and a tab stop for the dates', () => {
    const body = parseXml(strToU8(readPart(render(sampleEs), 'word/document.xml'))).root
    const byStyle = (id: string) =>
      findAll(body, 'w:p')
        .filter((p) => findAll(p, 'w:pStyle')[0]?.attributes.get('w:val') === id)
        .map((p) => findAll(p, 'w:t').map(textOf).join(''))
    expect(byStyle('Title')).toEqual(['Lucía Núñez Ibáñez'])
    expect(byStyle('Heading1').slice(0, 2)).toEqual(['Perfil profesional', 'Experiencia laboral'])
    expect(byStyle('Heading2')[0]).toBe('Marea Digital')
    expect(byStyle('ListBullet').length).toBeGreaterThan(3)
    expect(byStyle('EntryLine')[0]).toBe('Ingeniera de software séniormar. 2021 – Presente')
    const styles = readPart(render(sampleEs), 'word/styles.xml')
    expect(styles).toContain('<w:tab w:val="right"')
    expect(styles).toContain('<w:lang w:val="es-ES"/>')
    expect(findAll(body, 'w:tbl')).toEqual([])
    expect(findAll(body, 'w:hyperlink').length).toBeGreaterThan(1)
  })

  it('says its title, author, language and time', () => {
    const core = parseXml(strToU8(readPart(render(sampleEs), 'docProps/core.xml'))).root
    const read = (name: string) => textOf(findChild(core, name))
    expect(read('dc:title')).toContain('Lucía Núñez Ibáñez')
    expect([read('dc:creator'), read('dc:language'), read('dcterms:created')]).toEqual([
      'Lucía Núñez Ibáñez',
      'es',
      '2026-01-02T03:04:05Z',
    ])
  })

  it('carries the color and face of each design', () => {
    for (const template of TEMPLATES) {
      const content = applyTemplate(sampleEs, template)
      const styles = readPart(render(content, template), 'word/styles.xml')
      expect(styles).toContain(`w:ascii="${content.styling.fontFamily}"`)
      expect(() => parseXml(strToU8(styles))).not.toThrow()
    }
  })

  it('sets sections without a heading apart, as the parts of a letter', () => {
    const parts = ['date', 'body'].map((id) => ({ id, lines: [`Parte ${id}`, 'Otra línea'] }))
    const content = contentSchema.parse({ ...sampleEs, sections: {}, letter: { subject: '', parts } })
    const body = parseXml(strToU8(readPart(render(content), 'word/document.xml'))).root
    const spaced = findAll(body, 'w:p').filter((p) => findAll(p, 'w:spacing').length > 0)
    expect(spaced.map((p) => findAll(p, 'w:t').map(textOf).join(''))).toEqual(['Parte date', 'Parte body'])
  })

  it('has the faces in it when they are given, with their first bytes hidden', async () => {
    const content = applyTemplate(sampleEs, firstTemplate)
    const faces = await loadDocumentFonts(createNodeFonts(), content, firstTemplate)
    const files = unzipSync(render(content, firstTemplate, { fonts: faces }))
    const table = strFromU8(files['word/fontTable.xml'] ?? new Uint8Array())
    const [, key = ''] = /w:fontKey="\{([\dA-F-]{36})\}"/.exec(table) ?? []
    const digits = key.replaceAll('-', '')
    const hidden = files['word/fonts/font1.odttf']
    const shown = hidden?.map((byte, i) => {
      const at = 30 - 2 * (i % 16)
      return i < 32 ? byte ^ Number.parseInt(digits.slice(at, at + 2), 16) : byte
    })
    expect(shown).toEqual(new Uint8Array(faces[content.styling.fontFamily]?.regular ?? []))
    expect(unzipSync(render(content))['word/fontTable.xml']).toBeUndefined()
  })

  it('shows the photo where the design has one and the person wants it', () => {
    const photo = `data:image/jpeg;base64,${encodeBase64(JPEG)}`
    const template = TEMPLATES.find((candidate) => candidate.photo !== 'none') ?? firstTemplate
    const content = contentSchema.parse({ ...sampleEs, personalInfo: { ...sampleEs.personalInfo, photo } })
    const shown = { ...content, styling: { ...content.styling, showPhoto: true } }
    expect(unzipSync(render(shown, template))['word/media/photo.jpeg']).toEqual(JPEG)
    expect(unzipSync(render(content, template))['word/media/photo.jpeg']).toBeUndefined()
    const zoomed = {
      ...shown,
      styling: { ...shown.styling, photoShape: 'round' as const, photoZoom: 2, photoX: 1, photoY: 0 },
    }
    const round = { ...shown, styling: { ...shown.styling, photoShape: 'round' as const } }
    const [cropped, whole] = [zoomed, round].map((resume) => readPart(render(resume, template), 'word/document.xml'))
    expect(cropped).toContain('<a:srcRect l="50000" t="0" r="0" b="50000"/>')
    expect([cropped?.includes('prst="ellipse"'), whole?.includes('prst="ellipse"')]).toEqual([false, true])
  })

  it('reads the size of a picture, to crop it to a square', () => {
    expect(readPictureSize(JPEG)).toEqual({ width: 8, height: 8 })
    const png = Uint8Array.from([
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 90,
    ])
    expect(readPictureSize(png)).toEqual({ width: 300, height: 90 })
    expect(readPictureSize(png.slice(0, 20))).toBeUndefined()
    expect(readPictureSize(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2, 3, 4, 5]))).toBeUndefined()
  })

  it('stays well-formed with text that is no XML', () => {
    const attack = '</w:t></w:r>&<w:altChunk r:id="x"/>\u0001\ufffe "quoted" \ud800'
    const content = contentSchema.parse({
      personalInfo: { fullName: attack, website: `https://a.example/?q="&<b>` },
      sections: { summary: attack, custom: [{ id: 'c', title: attack, items: [attack] }] },
    })
    const files = unzipSync(render(content))
    for (const [path, bytes] of Object.entries(files))
      if (/\.(xml|rels)$/.test(path)) expect(() => parseXml(bytes), path).not.toThrow()
    expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).not.toContain('<w:altChunk')
  })
})

describe('reading a Word file of ours', () => {
  const folder = jsonResumeFolders('valid')[0] ?? ''
  const corpus = readdirSync(folder).map((name) => importResume(readFileSync(join(folder, name), 'utf8')).content)

  it('gives back every resume of the corpus as it was, with its template', async () => {
    for (const [i, resume] of [...corpus, sampleEs, sampleEn].entries()) {
      const template = TEMPLATES[i % TEMPLATES.length] ?? firstTemplate
      const content = applyTemplate(resume, template)
      const read = await readResumeData(loadPdfjs, render(content, template))
      expect(read?.content).toEqual(JSON.parse(JSON.stringify(content)))
      expect(read).toMatchObject({ dropped: [], language: 'es' })
    }
  })

  it('reads the text where it was edited since, or carries no data', async () => {
    const files = unzipSync(render(sampleEs))
    const edited = readPart(render(sampleEs), 'word/document.xml').replace('Marea Digital', 'Pleamar Digital')
    const docx = zipSync({ ...files, 'word/document.xml': strToU8(edited) })
    expect(await readResumeData(loadPdfjs, docx)).toBeNull()
    const { content } = parseResume(await readText(docx))
    expect(content.sections.experience?.[0]?.company).toBe('Pleamar Digital')
    expect(await readResumeData(loadPdfjs, render(withoutData(sampleEs)))).toBeNull()
  })

  it('finds every field of the samples in the text, in order', async () => {
    for (const language of LANGUAGES) {
      const text = getDocumentText(await readText(render(samples[language], firstTemplate, { language })))
      expect(findMissingFields(samples[language], text, language)).toEqual([])
    }
  })

  it('finds the fields of the corpus from the text alone', async () => {
    const tally = createFieldTally()
    for (const resume of [...corpus.filter(({ personalInfo }) => personalInfo.fullName), sampleEs, sampleEn]) {
      const read = parseResume(await readText(render(withoutData(resume), firstTemplate, { language: 'en' })))
      compareContents(tally, resume, read.content)
    }
    expect(tally.expected).toBeGreaterThan(100)
    expect(calculateF1(tally), tally.lost.join('\n')).toBeGreaterThanOrEqual(0.98)
  })
})

describe('the brand of a Word file', () => {
  const footer = 'Talleres Aldaba S. L. · Calle del Molino 4, Cuenca'
  const logo = { source: LOGO_PNG, width: 16, height: 8, size: 30, place: 'header', align: 'left' } as const
  const renderBrand = (parts: Parameters<typeof createBrand>[0]) => {
    const brand = createBrand(parts)
    return render(contentSchema.parse({ ...sampleEs, styling: { ...sampleEs.styling, brand } }))
  }
  const readMargin = (docx: Uint8Array, name: string) => parseXml(strToU8(readPart(docx, `word/${name}.xml`))).root
  const textIn = (docx: Uint8Array, name: string) => findAll(readMargin(docx, name), 'w:t').map(textOf).join('')

  it('has the logo above the first page and the text at the foot of each', () => {
    const docx = renderBrand({ logo, footer })
    expect(findAll(readMargin(docx, 'headerFirst'), 'pic:pic')).toHaveLength(1)
    expect(findAll(readMargin(docx, 'headerFirst'), 'wp:docPr')[0]?.attributes.get('descr')).toBe('Talleres Aldaba')
    expect(textIn(docx, 'footerFirst')).toBe(footer)
    expect(textIn(docx, 'footer')).toMatch(new RegExp(`^${footer}Lucía`))
    expect(unzipSync(docx)['word/media/logo.png']?.length).toBeGreaterThan(50)
    expect(readPart(docx, 'word/_rels/headerFirst.xml.rels')).toContain('media/logo.png')
    expect(readPart(docx, '[Content_Types].xml')).toContain('Extension="png"')
    const section = readPart(docx, 'word/document.xml').match(/<w:sectPr>.*<\/w:sectPr>/)?.[0]
    for (const id of ['firstHeader', 'footer', 'firstFooter']) expect(section).toContain(`r:id="${id}"`)
  })

  it.each(['left', 'right', 'center'] as const)('has a logo at the %s of the foot beside its text', (align) => {
    const docx = renderBrand({ logo: { ...logo, place: 'footer', align }, footer })
    const foot = readMargin(docx, 'footerFirst')
    expect(findAll(foot, 'w:p')).toHaveLength(align === 'center' ? 2 : 1)
    expect(findAll(foot, 'w:tab')).toHaveLength(align === 'center' ? 0 : 1)
    expect(readPart(docx, 'word/headerFirst.xml')).toBe('')
  })

  it('has no margin for a brand of colors alone', () => {
    const docx = renderBrand({})
    expect(readPart(docx, 'word/footerFirst.xml')).toBe('')
    expect(readPart(docx, 'word/document.xml')).not.toContain('w:type="first"')
  })

  it('is not taken for the person or a job', async () => {
    const read = async (docx: Uint8Array) => parseResume(await readText(docx)).content
    const branded = await read(renderBrand({ logo, footer }))
    const plain = await read(render(sampleEs))
    expect(branded.personalInfo).toEqual(plain.personalInfo)
    expect(branded.sections.experience).toEqual(plain.sections.experience)
  })
})
