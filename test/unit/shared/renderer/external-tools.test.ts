import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { PAPERS } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { corpusFile } from '#test/utils/paths.ts'

const has = (tool: string) => spawnSync(tool, ['--version']).error === undefined
const folder = mkdtempSync(join(tmpdir(), 'faro-foreign-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const samples = { es: sampleEs, en: sampleEn }
const HEADINGS = { es: 'experiencia laboral', en: 'work experience' }
const longResume = importResume(readFileSync(corpusFile('json-resume/valid/es-largo-villanueva.json'), 'utf8')).content
const BESIDE_SIDEBAR: readonly string[] = ['faro', 'dique', 'regente', 'vector']
const sidebarCases = TEMPLATES.flatMap((template) =>
  BESIDE_SIDEBAR.includes(template.id) ? [[template.id, template] as const] : [],
)
const cases = TEMPLATES.flatMap((template) => LANGUAGES.map((language) => [template.id, language, template] as const))

describe('rendered PDFs in external tools', () => {
  it.skipIf(!has('pdftotext')).each(cases)('pdftotext finds every field of %s (%s)', async (id, language, template) => {
    const content = applyTemplate(samples[language], template)
    const fonts = await loadDocumentFonts(createNodeFonts(), content, template)
    const file = join(folder, `${id}-${language}.pdf`)
    writeFileSync(file, renderResume({ content, template, language, fonts, now: 0 }).bytes)
    const text = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' }).stdout
    expect(findMissingFields(content, text, language)).toEqual([])
    const flat = text.toLowerCase().replace(/\s+/g, ' ')
    expect(flat).toContain(content.personalInfo.fullName.toLowerCase())
    expect(flat).toContain(HEADINGS[language])
    expect(spawnSync('pdfinfo', [file], { encoding: 'utf8' }).stdout).toMatch(/Tagged:\s+yes/)
  })

  it.skipIf(!has('pdftotext')).each(sidebarCases)(
    'pdftotext reads the jobs beside the sidebar of %s in order',
    async (id, template) => {
      const content = applyTemplate(longResume, template)
      const fonts = await loadDocumentFonts(createNodeFonts(), content, template)
      for (const paper of PAPERS) {
        const file = join(folder, `${id}-${paper}.pdf`)
        writeFileSync(file, renderResume({ content, template, language: 'es', fonts, paper, now: 0 }).bytes)
        const text = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' }).stdout
        expect(findMissingFields(content, text, 'es')).toEqual([])
      }
    },
  )

  it.skipIf(!has('qpdf')).each(TEMPLATES.map((template) => [template.id, template] as const))(
    'qpdf reports no error in %s',
    async (id, template) => {
      const content = applyTemplate(sampleEs, template)
      const fonts = await loadDocumentFonts(createNodeFonts(), content, template)
      const file = join(folder, `${id}-check.pdf`)
      writeFileSync(file, renderResume({ content, template, language: 'es', fonts, now: 0 }).bytes)
      const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
      expect({ status, stderr, warned: stdout.includes('WARNING') }).toEqual({ status: 0, stderr: '', warned: false })
    },
  )
})
