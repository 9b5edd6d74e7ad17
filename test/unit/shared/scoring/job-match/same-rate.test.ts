import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { createSequentialIds } from '#shared/ids.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { analyze, analyzeContent } from '#shared/scoring/analyze.ts'
import type { JobInput } from '#shared/scoring/job-match/vocabulary.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { readJobAds } from '../../../../corpus/job-ads/read-ads.ts'
import { NOW } from '../../../../utils/scoring/scoring-inputs.ts'
import { toJob } from '../../../../utils/scoring/vocabulary.ts'

const CORPUS = new URL('../../../../corpus/resumes/', import.meta.url)
/** One file of each way in which PDFs are made. */
const FILES = /chromium-icons|latex-type3|docx-table|rotated|perglyph/

/** The rates of a file in the analyzer, and of the draft made from it in the editor. */
const rateBoth = async (file: string, jobs: readonly JobInput[]) => {
  const pdfjs = await loadPdfjs()
  const extracted = await extractPdf(pdfjs, new Uint8Array(readFileSync(new URL(file, CORPUS))))
  const parsed = parseResume(extracted)
  const language = extracted.language ?? 'en'
  const document = contentToDocument(parsed.content, language, createSequentialIds('x'))
  const [template] = TEMPLATES
  if (!template) throw new Error('no template')
  const content = applyTemplate(documentToContent(document, language).content, template)
  const fonts = await createNodeFonts().load(content.styling.fontFamily)
  const { bytes } = renderResume({ content, template, language, fonts, now: 0 })
  const rendered = await extractPdf(pdfjs, bytes, { hazards: 'after' })
  return jobs.map((job) => ({
    analyzer: analyze({ extracted, ...parsed }, { language, job, now: NOW }).match?.rate,
    editor: analyzeContent(content, { language, job, now: NOW, extracted: rendered }).match?.rate,
  }))
}

it('the same ad and resume have the same rate in the analyzer and in the editor', { timeout: 120_000 }, async () => {
  const jobs = readJobAds('tuned').map(({ text }) => toJob(text))
  for (const file of readdirSync(CORPUS).filter((name) => name.endsWith('.pdf') && FILES.test(name)))
    for (const { analyzer, editor } of await rateBoth(file, jobs)) expect(editor).toBe(analyzer)
})
