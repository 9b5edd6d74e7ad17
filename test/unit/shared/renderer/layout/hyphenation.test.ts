import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { findSyllableBreaks } from '#shared/renderer/layout/hyphenate.ts'
import { renderWithDrawList } from '#shared/renderer/render-resume.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { templateSchema } from '#shared/templates/template.ts'

const split = (word: string, language: 'es' | 'en'): string => {
  const ends = [...findSyllableBreaks(word, language), word.length]
  return ends.map((end, i) => word.slice(ends[i - 1] ?? 0, end)).join('-')
}

describe('syllables', () => {
  it('follow the rules of Spanish', () => {
    const words = ['construcción,', 'desarrollo', 'atlántico', 'averigüemos', 'responsabilidades', 'instruye']
    expect(words.map((word) => split(word, 'es'))).toEqual([
      'cons-truc-ción,',
      'desa-rro-llo',
      'atlán-tico',
      'ave-ri-güe-mos',
      'res-pon-sa-bi-li-da-des',
      'ins-truye',
    ])
  })

  it('follow the patterns and exceptions of English', () => {
    const words = ['administration', 'hyphenation.', 'management', 'associates', 'throughout']
    expect(words.map((word) => split(word, 'en'))).toEqual([
      'admin-is-tra-tion',
      'hyphen-ation.',
      'man-age-ment',
      'asso-ciates',
      'through-out',
    ])
  })

  it('are not looked for in names, acronyms, addresses and short words', () => {
    for (const word of ['Guadalajara', 'UNESCO', 'ana@correo.example', 'calidad', 'e-mail', 'www.panaderia.example'])
      expect(findSyllableBreaks(word, 'es')).toEqual([])
  })
})

const renderNarrowColumn = async () => {
  const base = TEMPLATES.find(({ layout }) => layout === 'sidebar-left')
  if (!base) throw new Error('no design with a sidebar')
  const template = templateSchema.parse({ ...base, sidebar: { ...base.sidebar, width: 0.26, sections: ['summary'] } })
  const summary =
    'Representante internacional, corresponsable administrativa, coordinadora interdepartamental. ' +
    'Internacionalización, profesionalización, responsabilidades presupuestarias extraordinarias.'
  const content = applyTemplate(
    contentSchema.parse({ ...sampleEs, sections: { ...sampleEs.sections, summary } }),
    template,
  )
  const fonts = await loadDocumentFonts(createNodeFonts(), content, template)
  return { content, summary, ...renderWithDrawList({ content, template, language: 'es', fonts, now: 0 }) }
}

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined

describe('a narrow column of prose', () => {
  it('has split words that both readers join again, in a PDF that stays accessible', async () => {
    const { content, pdf, list } = await renderNarrowColumn()
    const texts = list.pages.flatMap((page) => page.texts.map(({ text }) => text))
    expect(texts.filter((text) => text.endsWith('\u00ad')).length).toBeGreaterThan(0)
    const pdfjs = await loadPdfjs()
    const read = getDocumentText(await extractPdf(pdfjs, pdf.bytes.slice()))
    expect(findMissingFields(content, read, 'es')).toEqual([])
    expect(findMissingFields(content, texts.join('\n'), 'es')).toEqual([])
    expect(checkPdfUa(pdf.bytes)).toEqual([])
  })

  it.skipIf(!hasPdftotext).each([[[]], [['-layout']], [['-raw']]])('has whole words for pdftotext %j', async (mode) => {
    const { pdf, summary } = await renderNarrowColumn()
    const folder = mkdtempSync(join(tmpdir(), 'faro-hyphens-'))
    const file = join(folder, 'cv.pdf')
    writeFileSync(file, pdf.bytes)
    const words = spawnSync('pdftotext', [...mode, file, '-'], { encoding: 'utf8' }).stdout.split(/\s+/)
    rmSync(folder, { recursive: true })
    expect(summary.split(' ').filter((word) => !words.includes(word))).toEqual([])
  })
})
