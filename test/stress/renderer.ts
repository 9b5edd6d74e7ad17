// Every valid JSON Resume of the corpus in every template on both papers: qpdf finds no error, pdfinfo says tagged,
// pdftotext finds every field, the data in the file is equal, and our parser returns the fields in both languages. Ends
// with 1 on any failure, when the parser's F1 is below the minimum, or when nothing was checked.

import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { readResumeData } from '#shared/parser/read-resume-data.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { PAPERS, type Paper, type ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import type { Template } from '#shared/templates/template.ts'
import { jsonResumeFolders } from '#test/utils/paths.ts'
import { calculateF1, compareContents, createFieldTally } from '#test/utils/reading/parse-rendered.ts'

/** Lowest F1 (0–1) of the fields that our parser returns from our own PDFs, by corpus. */
const MIN_F1 = { inner: 0.98, outside: 0.99 } as const

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'faro-renderer-'))
const fonts = createNodeFonts()
const failures: string[] = []
const pdfjs = await loadPdfjs()
let checked = 0

type Tallies = Readonly<Record<(typeof LANGUAGES)[number], ReturnType<typeof createFieldTally>>>

const check = async (name: string, content: ResumeContent, template: Template, paper: Paper): Promise<void> => {
  const styled = applyTemplate(content, template)
  const faces = await loadDocumentFonts(fonts, styled, template)
  const pdf = renderResume({ content: styled, template, language: 'en', fonts: faces, paper, now: 0 })
  const label = `${name} ${template.id} ${paper}`
  const file = join(folder, `${label.replace(/\W+/g, '-')}.pdf`)
  writeFileSync(file, pdf.bytes)
  const [syntax, info, text] = await Promise.all([
    run('qpdf', ['--check', file]).then(
      () => '',
      (error: unknown) => String(error),
    ),
    run('pdfinfo', [file]).then(({ stdout }) => stdout),
    run('pdftotext', [file, '-']).then(({ stdout }) => stdout),
  ])
  if (syntax) failures.push(`${label}: qpdf: ${syntax.slice(0, 200)}`)
  if (!/Tagged:\s+yes/.test(info)) failures.push(`${label}: not tagged`)
  for (const lost of findMissingFields(styled, text, 'en')) {
    const drawable = pdf.missingGlyphs.every((glyph) => !lost.expected.includes(glyph))
    if (drawable) failures.push(`${label}: ${lost.path}: ${lost.expected.slice(0, 60)}`)
  }
  rmSync(file)
  checked++
}

/** Renders in both languages and parses the PDF again, its data too; a document with no text cannot be parsed. */
const parseRendered = async (
  name: string,
  tallies: Tallies,
  content: ResumeContent,
  template: Template,
): Promise<void> => {
  const styled = applyTemplate(content, template)
  const faces = await loadDocumentFonts(fonts, styled, template)
  for (const language of LANGUAGES) {
    const { bytes } = renderResume({ content: styled, template, language, fonts: faces, now: 0 })
    const embedded = await readResumeData(async () => pdfjs, bytes)
    if (!isDeepStrictEqual(embedded?.content, JSON.parse(JSON.stringify(styled))))
      failures.push(`${name} ${template.id} ${language}: the data in the PDF differs`)
    const extracted = await extractPdf(pdfjs, bytes, { hazards: 'after' }).catch(() => undefined)
    if (extracted) compareContents(tallies[language], styled, parseResume(extracted).content)
  }
}

/** Checks every resume of a folder; returns the fields that were parsed again. */
const checkFolder = async (dir: string): Promise<Tallies> => {
  const tallies = { es: createFieldTally(), en: createFieldTally() }
  for (const name of readdirSync(dir)) {
    const { content } = importResume(readFileSync(join(dir, name), 'utf8'))
    for (const template of TEMPLATES) {
      await Promise.all(PAPERS.map((paper) => check(name, content, template, paper)))
      await parseRendered(name, tallies, content, template)
    }
  }
  return tallies
}

/** Prints the F1 of each language; whether all are above the minimum. */
const reportTallies = (tallies: Tallies, minF1: number): boolean => {
  for (const language of LANGUAGES) {
    const { lost, expected } = tallies[language]
    console.log(`parsed again (${language}): F1 ${calculateF1(tallies[language]).toFixed(4)} of ${expected} fields`)
    for (const [field, times] of Object.entries(Object.groupBy(lost, (field) => field)))
      console.log(`  lost ${times?.length} times: ${field}`)
  }
  return LANGUAGES.every((language) => tallies[language].expected > 0 && calculateF1(tallies[language]) >= minF1)
}

let isParsed = true
try {
  for (const [i, dir] of jsonResumeFolders('valid').entries()) {
    const isWithin = reportTallies(await checkFolder(dir), i === 0 ? MIN_F1.inner : MIN_F1.outside)
    isParsed &&= isWithin
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.log(failure)
console.log(`${checked} documents, ${failures.length} failures`)
process.exitCode = checked > 0 && failures.length === 0 && isParsed ? 0 : 1
