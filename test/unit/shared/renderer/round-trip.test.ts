import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { calculateF1, compareContents, createFieldTally } from '../../../utils/reading/parse-rendered.ts'

const samples = { es: sampleEs, en: sampleEn }

describe('parsing rendered PDFs', () => {
  it.each(LANGUAGES)('recovers the fields from every template (%s)', async (language) => {
    const [fonts, pdfjs, tally] = [createNodeFonts(), await loadPdfjs(), createFieldTally()]
    for (const template of TEMPLATES) {
      const content = applyTemplate(samples[language], template)
      const faces = await loadDocumentFonts(fonts, content, template)
      const { bytes } = renderResume({ content, template, language, fonts: faces, now: 0 })
      compareContents(tally, content, parseResume(await extractPdf(pdfjs, bytes, { hazards: 'after' })).content)
    }
    expect(tally.expected).toBeGreaterThan(TEMPLATES.length * 20)
    expect(calculateF1(tally), tally.lost.join('\n')).toBeGreaterThanOrEqual(0.99)
  })

  it.each(['archivo', 'faro', 'verbena', 'clara'])('separates entries from headings and sidebars (%s)', async (id) => {
    const template = TEMPLATES.find((candidate) => candidate.id === id)
    if (!template) throw new Error(`no template ${id}`)
    const jobs = (sampleEn.sections.experience ?? []).slice(0, 2)
    const experience = ['Outreach', 'Harborline Systems', 'Projects', 'Northwind Freight', 'Redfern & Co.'].map(
      (company, i) => ({ ...jobs[i % 2], id: `job-${i}`, company }),
    )
    const content = applyTemplate(
      contentSchema.parse({ ...sampleEn, sections: { ...sampleEn.sections, experience } }),
      template,
    )
    const faces = await loadDocumentFonts(createNodeFonts(), content, template)
    const { bytes, pages } = renderResume({ content, template, language: 'en', fonts: faces, now: 0 })
    const tally = createFieldTally()
    compareContents(
      tally,
      content,
      parseResume(await extractPdf(await loadPdfjs(), bytes, { hazards: 'after' })).content,
    )
    expect(pages.length).toBeGreaterThan(1)
    expect(tally.lost).toEqual([])
  })

  it('reads short lines below headings in the middle row by row', async () => {
    const template = TEMPLATES.find(({ id }) => id === 'notaria')
    if (!template) throw new Error('no template notaria')
    const content = applyTemplate(
      contentSchema.parse({
        personalInfo: { fullName: 'Amparo Gisbert Llopis', title: 'Apicultora', email: 'amparo@example.org' },
        sections: {
          experience: [
            {
              id: 'job-1',
              company: 'Mieles de la Ribera',
              position: 'Apicultora',
              startDate: '2018-03',
              endDate: '2023-10',
              achievements: ['Cuidé 140 colmenas.'],
            },
          ],
          education: [
            {
              id: 'school-1',
              institution: 'Universidad de Extremadura',
              degree: 'Grado',
              field: 'Biología',
              startDate: '2012-09',
              endDate: '2016-06',
            },
          ],
          skills: { technical: [], soft: [], languages: [{ id: 'l1', language: 'Español', proficiency: 'Nativo' }] },
        },
      }),
      template,
    )
    const faces = await loadDocumentFonts(createNodeFonts(), content, template)
    const { bytes } = renderResume({ content, template, language: 'en', fonts: faces, now: 0 })
    const tally = createFieldTally()
    compareContents(tally, content, parseResume(await extractPdf(await loadPdfjs(), bytes)).content)
    expect(tally.lost).toEqual([])
  })
})
