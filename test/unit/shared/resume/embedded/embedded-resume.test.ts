import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { encodeBase64 } from '#shared/base64.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { createSequentialIds } from '#shared/ids.ts'
import { readResumeData } from '#shared/parser/read-resume-data.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { type RenderInput, renderResume } from '#shared/renderer/render-resume.ts'
import { serializeEmbedded } from '#shared/resume/embedded/embedded-resume.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { documentSchema, type ResumeDocument } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'
import { buildPdfWithAttachments } from '#test/utils/files/europass-pdf.ts'
import { JPEG } from '#test/utils/files/pictures.ts'
import { jsonResumeFolders } from '#test/utils/paths.ts'

const fonts = createNodeFonts()
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const render = async (content: ResumeContent, template: Template, more: Partial<RenderInput> = {}) =>
  renderResume({
    content,
    template,
    language: 'en',
    fonts: await loadDocumentFonts(fonts, content, template),
    now: 0,
    ...more,
  }).bytes

const renderDocument = (document: ResumeDocument, template: Template) =>
  render(documentToContent(document, document.language).content, template, { source: document })

const getTemplate = (id: string): Template => {
  const template = TEMPLATES.find((candidate) => candidate.id === id)
  if (!template) throw new Error(`no template ${id}`)
  return template
}
const withPhoto = TEMPLATES.find((template) => template.photo !== 'none') ?? getTemplate('clara')
const withoutPhoto = TEMPLATES.find((template) => template.photo === 'none')

const createDocument = (template: Template, changes: object = {}): ResumeDocument => {
  const document = contentToDocument(applyTemplate(sampleEs, template), 'es', createSequentialIds('id'))
  return documentSchema.parse({ ...document, summary: { es: 'Resumen', en: 'Summary' }, ...changes })
}

const folder = jsonResumeFolders('valid')[0] ?? ''
const corpus = readdirSync(folder).map((name) => importResume(readFileSync(join(folder, name), 'utf8')).content)

describe('the data in a PDF', () => {
  it.each(TEMPLATES.map((template, i) => [template.id, template, i] as const))(
    'gives back the resume, template and styling of %s',
    async (_, template, i) => {
      // Each template has another part of the corpus: the stress suite has all of it in each.
      const resumes = corpus.filter((_, n) => n % 13 === i % 13)
      for (const resume of [...resumes, i % 2 ? sampleEs : sampleEn]) {
        const content = applyTemplate(resume, template)
        const read = await readResumeData(loadPdfjs, await render(content, template))
        expect(read?.content).toEqual(toJson(content))
        expect(read).toMatchObject({ dropped: [], language: 'en' })
      }
    },
  )

  it('gives back a document with both languages and its photo', async () => {
    const photo = `data:image/jpeg;base64,${encodeBase64(JPEG)}`
    for (const template of [withPhoto, withoutPhoto ?? withPhoto]) {
      const document = createDocument(template)
      const shown = documentSchema.parse({
        ...document,
        personalInfo: { ...document.personalInfo, photo },
        styling: { ...document.styling, showPhoto: true },
      })
      const bytes = await renderDocument(shown, template)
      expect((await readResumeData(loadPdfjs, bytes))?.document).toEqual(shown)
    }
  })

  it('does not carry what is hidden, nor a photo that is not printed', async () => {
    const photo = `data:image/jpeg;base64,${encodeBase64(JPEG)}`
    const document = createDocument(withPhoto)
    const [first, ...others] = document.experience
    const hiding = documentSchema.parse({
      ...document,
      personalInfo: { ...document.personalInfo, photo },
      experience: [{ ...first, hidden: true }, ...others],
      hiddenSections: ['education'],
    })
    const read = (await readResumeData(loadPdfjs, await renderDocument(hiding, withPhoto)))?.document
    expect(read).toEqual({ ...document, experience: others, education: [], hiddenSections: ['education'] })
  })

  it('takes at most 6 kB, and is left out when the styling says so', async () => {
    const clara = getTemplate('clara')
    const content = applyTemplate(sampleEs, clara)
    const bare = await render({ ...content, styling: { ...content.styling, embedData: false } }, clara)
    const full = await render(content, clara)
    expect(full.length - bare.length).toBeLessThan(6_000)
    expect(strFromU8(bare, true)).not.toContain('/EmbeddedFile')
    expect(await readResumeData(loadPdfjs, bare)).toBeNull()
  })

  const json = serializeEmbedded(sampleEs, 'es', [])
  const refused: readonly (readonly [string, string, ErrorCode])[] = [
    ['another name in it', json.replace(sampleEs.personalInfo.fullName, 'Otra Persona'), 'damaged'],
    ['no checksum', json.replace('checksum', 'sum'), 'invalid-document'],
    ['half of it', json.slice(0, json.length / 2), 'invalid-json'],
    [
      'deep nesting',
      `{"faro":{"checksum":"0"},"content":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      'invalid-document',
    ],
    ['too many bytes', `{"faro":${' '.repeat(6_000_000)}{}}`, 'too-large'],
  ]
  it.each(refused)('is refused with a code: %s', async (_, text, code) => {
    const codes: ErrorCode[] = []
    const pdf = buildPdfWithAttachments({ 'resume.faro.json': strToU8(text) })
    expect(await readResumeData(loadPdfjs, pdf, { onRefused: (found) => codes.push(found) })).toBeNull()
    expect(codes).toEqual([code])
  })

  it('is not looked for in the JSON of other programs', async () => {
    const pdf = buildPdfWithAttachments({ 'order.json': strToU8('{"order":{"total":12}}') })
    const fail = () => expect.unreachable('it is not ours')
    expect(await readResumeData(loadPdfjs, pdf, { onRefused: fail })).toBeNull()
  })
})
