// Every valid JSON Resume of the corpus as a Word file, each in another template, and the samples in every design:
// LibreOffice opens it and writes a PDF, in which our parser finds the same fields. Ends with 1 when a file is not
// converted, when F1 is below the minimum, or when nothing was checked.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import type { Language } from '#shared/languages.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { renderDocx } from '#shared/renderer/docx/render-docx.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'
import { jsonResumeFolders } from '#test/utils/paths.ts'
import { calculateF1, compareContents, createFieldTally } from '#test/utils/reading/parse-rendered.ts'

const MIN_F1 = 0.98

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'faro-word-'))
const pdfjs = await loadPdfjs()
const failures: string[] = []

interface WordCase {
  readonly name: string
  readonly content: ResumeContent
}

const createCase = (name: string, content: ResumeContent, template: Template, language: Language): WordCase => {
  const styled = applyTemplate(content, template)
  const plain = { ...styled, styling: { ...styled.styling, embedData: false } }
  writeFileSync(join(folder, `${name}.docx`), renderDocx({ content: plain, template, language, now: 0 }))
  return { name, content: styled }
}

const listCases = (): WordCase[] => {
  const designs = TEMPLATES.filter(({ id, design }) => id === design)
  const corpus = jsonResumeFolders('valid').flatMap((dir) =>
    readdirSync(dir).map((name) => importResume(readFileSync(join(dir, name), 'utf8')).content),
  )
  return [
    ...designs.flatMap((template) => [
      createCase(`${template.id}-es`, sampleEs, template, 'es'),
      createCase(`${template.id}-en`, sampleEn, template, 'en'),
    ]),
    ...corpus
      .filter(({ personalInfo }) => personalInfo.fullName !== '')
      .flatMap((content, i) => {
        const template = TEMPLATES[i % TEMPLATES.length]
        return template ? [createCase(`corpus-${i}`, content, template, 'en')] : []
      }),
  ]
}

try {
  const cases = listCases()
  const files = cases.map(({ name }) => join(folder, `${name}.docx`))
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files])
  const tally = createFieldTally()
  for (const { name, content } of cases) {
    const pdf = join(folder, `${name}.pdf`)
    if (!existsSync(pdf)) {
      failures.push(`${name}: LibreOffice did not open it`)
      continue
    }
    const extracted = await extractPdf(pdfjs, new Uint8Array(readFileSync(pdf)), { hazards: 'after' })
    compareContents(tally, content, parseResume(extracted).content)
  }
  const f1 = calculateF1(tally)
  for (const failure of failures) console.log(failure)
  for (const [field, times] of Object.entries(Object.groupBy(tally.lost, (field) => field)))
    console.log(`  lost ${times?.length} times: ${field}`)
  console.log(
    `${cases.length} Word files, ${failures.length} failures, F1 ${f1.toFixed(4)} of ${tally.expected} fields`,
  )
  process.exitCode = cases.length > 0 && failures.length === 0 && tally.expected > 0 && f1 >= MIN_F1 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
