import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { unsafeCast } from '#shared/cast.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { createOutline } from '#shared/templates/outline/create-outline.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'
import { parseJobsByDatedLines } from '../../../foreign-parsers/dated-lines.ts'
import { type FontItem, parseJobsByFeatures } from '../../../foreign-parsers/feature-scoring.ts'
import { type ParsedJob, VOCABULARY } from '../../../foreign-parsers/vocabulary.ts'

const samples = { es: sampleEs, en: sampleEn }
const fonts = createNodeFonts()
const folder = mkdtempSync(join(tmpdir(), 'faro-parsers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined

const renderTemplate = async (template: Template, language: Language) => {
  const content = applyTemplate(samples[language], template)
  const faces = await loadDocumentFonts(fonts, content, template)
  return { content, bytes: renderResume({ content, template, language, fonts: faces, now: 0 }).bytes }
}

const listJobs = (content: ResumeContent, language: Language): ParsedJob[] =>
  (createOutline(content, language).sections.find(({ key }) => key === 'experience')?.parts ?? []).flatMap((part) =>
    part.kind === 'entry'
      ? [{ company: part.title?.text ?? '', position: part.subtitle?.text ?? '', dates: part.dates?.text ?? '' }]
      : [],
  )

interface Page {
  getTextContent(): Promise<{
    items: { str?: string; transform: number[]; width: number; fontName: string; hasEOL: boolean }[]
  }>
  getOperatorList(): Promise<unknown>
  readonly commonObjs: { get(name: string): { name: string } }
}

const extractItems = async (bytes: Uint8Array): Promise<FontItem[]> => {
  const pdfjs = await loadPdfjs()
  const file = unsafeCast<{ numPages: number; getPage(n: number): Promise<Page> }>(
    await pdfjs.getDocument({ data: bytes.slice(), verbosity: 0, fontExtraProperties: true }).promise,
    'the parts that are read',
  )
  const out: FontItem[] = []
  for (let n = 1; n <= file.numPages; n++) {
    const page = await file.getPage(n)
    const { items } = await page.getTextContent()
    await page.getOperatorList()
    for (const { str = '', transform, width, fontName, hasEOL } of items)
      out.push({
        text: str,
        x: transform[4] ?? 0,
        y: transform[5] ?? 0,
        width,
        font: page.commonObjs.get(fontName).name,
        endsLine: hasEOL,
      })
  }
  return out
}

const cases = LANGUAGES.flatMap((language) => TEMPLATES.map((template) => [language, template.id, template] as const))

describe('third-party parser rules', () => {
  it.each(cases)('feature scoring finds company, position and dates (%s, %s)', async (language, _, template) => {
    const { content, bytes } = await renderTemplate(template, language)
    expect(parseJobsByFeatures(await extractItems(bytes), VOCABULARY[language])).toEqual(listJobs(content, language))
  })

  it.skipIf(!hasPdftotext).each(cases)(
    'dated lines of pdftotext give company, position and dates (%s, %s)',
    async (language, id, template) => {
      const { content, bytes } = await renderTemplate(template, language)
      const file = join(folder, `${id}-${language}.pdf`)
      writeFileSync(file, bytes)
      const text = spawnSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).stdout
      expect(parseJobsByDatedLines(text, VOCABULARY[language])).toEqual(listJobs(content, language))
    },
  )
})
