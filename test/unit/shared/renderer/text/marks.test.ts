import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { composePlainText } from '#shared/renderer/compose/plain-text.ts'
import { createDrawList, renderResume } from '#shared/renderer/render-resume.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { fromJsonResume } from '#shared/resume/json-resume/from-json-resume.ts'
import { toJsonResume } from '#shared/resume/json-resume/to-json-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { renderHtml } from '#shared/templates/render-html.ts'

const fonts = await createNodeFonts().load('Inter')
const template = findTemplateById('clara')
if (!template) throw new Error('clara is gone')

const create = (achievement: string, description = '*Family* bakery with **nine** people') =>
  contentSchema.parse({
    personalInfo: { fullName: 'Ana Ruiz', email: 'ana@example.com' },
    sections: {
      experience: [
        {
          id: 'j',
          company: 'Horno Claro',
          position: 'Baker',
          startDate: '2021-03',
          description,
          achievements: [achievement],
        },
      ],
    },
  })

const marked = create('Sold **400 *fresh* loaves** a day, see [the shop](https://shop.example/a)')
const plain = create('Sold 400 fresh loaves a day, see the shop', 'Family bakery with nine people')
const input = { content: marked, template, language: 'en' as const, fonts, now: 1_767_323_045_000 }

describe('marks of prose', () => {
  it('are drawn as weights and links', () => {
    const texts = createDrawList(input).pages.flatMap((page) => page.texts)
    const drawn = texts.filter(({ node }) => node?.path?.endsWith('achievements/0'))
    expect(drawn.map(({ text, weight, href }) => [text.trim(), weight, href])).toEqual([
      ['Sold', 'regular', undefined],
      ['400', 'bold', undefined],
      ['fresh', 'bold-italic', undefined],
      ['loaves', 'bold', undefined],
      ['a day, see', 'regular', undefined],
      ['the shop', 'regular', 'https://shop.example/a'],
    ])
  })

  it('are no part of the text that readers of the PDF find', async () => {
    const { bytes } = renderResume(input)
    const text = getDocumentText(await extractPdf(await loadPdfjs(), bytes))
    expect(text).toContain('Sold 400 fresh loaves a day, see the shop')
    expect(findMissingFields(marked, text, 'en')).toEqual([])
  })

  it('are no part of the plain text, and change no score', () => {
    expect(composePlainText(marked, 'en')).toBe(composePlainText(plain, 'en'))
    const score = (content: typeof marked) =>
      analyzeContent(content, { language: 'en', now: 1_767_323_045_000 }).overallScore
    expect(score(marked)).toBe(score(plain))
  })

  it('are elements of HTML', () => {
    const html = renderHtml(marked, template, 'en')
    expect(html).toContain('<strong>400 </strong><strong><em>fresh</em></strong><strong> loaves</strong>')
    expect(html).toContain('<a href="https://shop.example/a">the shop</a>')
    expect(html).toContain('<p><em>Family</em> bakery with <strong>nine</strong> people</p>')
  })

  it('go through JSON Resume as Markdown', () => {
    const { content } = fromJsonResume(toJsonResume(marked))
    expect(content.sections.experience?.[0]?.achievements).toEqual(marked.sections.experience?.[0]?.achievements)
  })
})
