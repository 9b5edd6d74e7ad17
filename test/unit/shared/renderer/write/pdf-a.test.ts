import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { encodeBase64 } from '#shared/base64.ts'
import { readResumeData } from '#shared/parser/read-resume-data.ts'
import { listPages } from '#shared/pdf-ua/content.ts'
import { openPdfFile, type PdfFile } from '#shared/pdf-ua/pdf-file.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { contentSchema, type Styling } from '#shared/resume/schema/content.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { CMYK_JPEG, JPEG, TRANSPARENT_PNG } from '#test/utils/files/pictures.ts'

const fonts = await createNodeFonts().load('Inter')
const template = TEMPLATES.find((candidate) => candidate.photo !== 'none')
if (!template) throw new Error('no template has a place for a photo')

const render = (photo: Uint8Array, type = 'jpeg', styling: Partial<Styling> = {}) => {
  const content = contentSchema.parse({
    ...sampleEs,
    personalInfo: { ...sampleEs.personalInfo, photo: `data:image/${type};base64,${encodeBase64(photo)}` },
    styling: { ...sampleEs.styling, fontFamily: 'Inter', template: template.id, showPhoto: true, ...styling },
  })
  return { content, bytes: renderResume({ content, template, language: 'es', fonts, now: 0 }).bytes }
}
const getPart = (file: PdfFile) => /<pdfaid:part>(\d)/.exec(file.stream(file.catalog?.get('Metadata')) ?? '')?.[1]

describe('the claim of PDF/A', () => {
  it.each([
    ['with the data', render(JPEG), '3'],
    ['without the data', render(JPEG, 'jpeg', { embedData: false }), '2'],
    ['with a transparent picture', render(TRANSPARENT_PNG, 'png'), '3'],
    ['not with a picture in the colors of print', render(CMYK_JPEG), undefined],
  ])('is made %s', (_, { bytes }, part) => {
    expect(getPart(openPdfFile(bytes))).toBe(part)
  })

  it('is true of colors, actions, notes, streams and attached files', () => {
    const { bytes } = render(TRANSPARENT_PNG, 'png')
    const file = openPdfFile(bytes)
    const profile =
      file.stream(file.dict(file.list(file.catalog?.get('OutputIntents'))[0])?.get('DestOutputProfile')) ?? ''
    expect([profile.slice(12, 20), profile.slice(36, 40), profile.charCodeAt(8)]).toEqual(['mntrRGB ', 'acsp', 4])
    expect(file.list(file.trailer.get('ID'))).toHaveLength(2)
    const dicts = file.listDicts()
    const names = (key: string) => new Set(dicts.flatMap((dict) => file.list(dict.get(key)).map((v) => file.name(v))))
    expect([...names('Filter')].filter(Boolean)).toEqual(['FlateDecode'])
    expect(names('ColorSpace')).not.toContain('DeviceCMYK')
    for (const key of ['Encrypt', 'AA', 'JS', 'XFA', 'TR', 'Alternates', 'OPI', 'PS', 'Ref'])
      expect(
        dicts.some((dict) => dict.has(key)),
        key,
      ).toBe(false)
    expect(dicts.some((dict) => file.get(dict, 'Interpolate') === true)).toBe(false)
    for (const annotation of listPages(file).flatMap((page) => file.list(page.get('Annots')))) {
      const dict = file.dict(annotation)
      expect([file.number(dict?.get('F')), file.name(file.dict(dict?.get('A'))?.get('S'))]).toEqual([4, 'URI'])
    }
    const [associated] = file.list(file.catalog?.get('AF')).map((value) => file.dict(value))
    expect(file.name(associated?.get('AFRelationship'))).toBe('Source')
    expect(file.name(file.dict(file.dict(associated?.get('EF'))?.get('F'))?.get('Subtype'))).toBe('application/json')
  })

  it.each([
    ['png', TRANSPARENT_PNG],
    ['jpeg', CMYK_JPEG],
  ])('does not change the photo that comes back (%s)', async (type, photo) => {
    const { content, bytes } = render(photo, type)
    expect((await readResumeData(loadPdfjs, bytes))?.content.personalInfo.photo).toBe(content.personalInfo.photo)
  })
})
