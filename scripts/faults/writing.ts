// Every JSON Resume of the corpus in every template on both papers, read back by tools that are not ours: qpdf finds
// nothing wrong, pdfinfo says tagged, pdftotext finds every field. Prints the failures; ends with 1 when there are any.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeFonts } from '#api/adapters/fonts/node.ts'
import { compareFields } from '#shared/pdf/proof.ts'
import { renderResume } from '#shared/pdf/render-resume.ts'
import { PAPERS, type Paper, type ResumeContent } from '#shared/resume/content.ts'
import { importResume } from '#shared/resume/import.ts'
import { TEMPLATES } from '#shared/templates/catalogue.ts'
import { styledFor } from '#shared/templates/styled-for.ts'
import type { Template } from '#shared/templates/template.ts'

const CORPUS = join(import.meta.dirname, '../../../shared/corpus/jsonresume/valid')
if (!existsSync(CORPUS)) {
  console.log('skipped: the corpus is not here')
  process.exit(0)
}

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'faro-writing-'))
const fonts = nodeFonts()
const failures: string[] = []
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

try {
  for (const name of readdirSync(CORPUS)) {
    const { content } = importResume(readFileSync(join(CORPUS, name), 'utf8'))
    for (const template of TEMPLATES) {
      await Promise.all(PAPERS.map((paper) => check(name, content, template, paper)))
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.log(failure)
console.log(`${checked} documents, ${failures.length} failures`)
process.exitCode = failures.length > 0 ? 1 : 0
