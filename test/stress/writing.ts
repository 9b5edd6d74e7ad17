// Every JSON Resume of the corpus in every template on both papers, read back by tools that are not ours: qpdf finds
// nothing wrong, pdfinfo says tagged, pdftotext finds every field; and by our own reader, which has to give the fields
// back in both languages. Prints the failures; ends with 1 when there are any, or when too many fields are lost.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeFonts } from '#api/adapters/fonts/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-text/pdfjs-legacy.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { compareFields } from '#shared/renderer/proof.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { PAPERS, type Paper, type ResumeContent } from '#shared/resume/content.ts'
import { importResume } from '#shared/resume/import.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { styledFor } from '#shared/templates/styled-for.ts'
import type { Template } from '#shared/templates/template.ts'
import { compareContents, emptyTally, f1 } from '#test/utils/parse-rendered.ts'

const CORPUS = join(import.meta.dirname, '../../../shared/corpus/jsonresume/valid')
if (!existsSync(CORPUS)) {
  console.log('skipped: the corpus is not here')
  process.exit(0)
}

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'faro-writing-'))
const fonts = nodeFonts()
const failures: string[] = []
const pdfjs = await loadPdfjs()
const back = { es: emptyTally(), en: emptyTally() }
let checked = 0

const check = async (name: string, content: ResumeContent, template: Template, paper: Paper): Promise<void> => {
  const styled = styledFor(content, template)
  const faces = await fonts.load(styled.styling.fontFamily)
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
  for (const lost of compareFields(styled, text, 'en')) {
    const drawable = pdf.missingGlyphs.every((glyph) => !lost.expected.includes(glyph))
    if (drawable) failures.push(`${label}: ${lost.path}: ${lost.expected.slice(0, 60)}`)
  }
  rmSync(file)
  checked++
}

/** A document with no word in it has nothing to read. */
const readBack = async (content: ResumeContent, template: Template): Promise<void> => {
  const styled = styledFor(content, template)
  const faces = await fonts.load(styled.styling.fontFamily)
  for (const language of LANGUAGES) {
    const { bytes } = renderResume({ content: styled, template, language, fonts: faces, now: 0 })
    const read = await extractPdf(pdfjs, bytes, { hazards: 'after' }).catch(() => undefined)
    if (read) compareContents(back[language], styled, parseResume(read).content)
  }
}

try {
  for (const name of readdirSync(CORPUS)) {
    const { content } = importResume(readFileSync(join(CORPUS, name), 'utf8'))
    for (const template of TEMPLATES) {
      await Promise.all(PAPERS.map((paper) => check(name, content, template, paper)))
      await readBack(content, template)
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.log(failure)
console.log(`${checked} documents, ${failures.length} failures`)
for (const language of LANGUAGES) {
  const { lost, want } = back[language]
  console.log(`read back (${language}): F1 ${f1(back[language]).toFixed(4)} of ${want} fields`)
  for (const [field, times] of Object.entries(Object.groupBy(lost, (field) => field)))
    console.log(`  lost ${times?.length} times: ${field}`)
}
process.exitCode = failures.length > 0 || LANGUAGES.some((language) => f1(back[language]) < 0.99) ? 1 : 0
