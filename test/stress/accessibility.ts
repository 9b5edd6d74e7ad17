// Every template in both languages and on both papers, with a normal, a short and a long resume, a photo and without
// a name, and the report: the conditions of PDF/UA-1 that a program can check. Ends with 1 on any failure. PDF_DIR=folder
// keeps the files for another validator, such as veraPDF.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import { accessibilityCases, renderCase } from '#test/utils/browser/accessibility-cases.ts'

const folder = process.env['PDF_DIR']
if (folder) mkdirSync(folder, { recursive: true })
let failed = 0
const cases = accessibilityCases()
for (const testCase of cases) {
  const bytes = await renderCase(testCase)
  if (folder) writeFileSync(join(folder, `${testCase.name.replaceAll(' ', '-')}.pdf`), bytes)
  for (const { condition, rule, message } of checkPdfUa(bytes)) {
    failed++
    console.log(`${testCase.name}: ${condition} (${rule}) ${message}`)
  }
}
console.log(`${cases.length} documents, ${failed} failures`)
process.exitCode = failed === 0 && cases.length > 0 ? 0 : 1
