// Every template in both languages and on both papers, with a normal, a short and a long resume, a photo and without
// a name, and the report: the conditions of PDF/UA-1 that a program can check. Ends with 1 on any failure.
import { accessibilityCases, checkCase } from '#test/utils/accessibility-cases.ts'

let failed = 0
const cases = accessibilityCases()
for (const testCase of cases) {
  for (const { condition, rule, message } of await checkCase(testCase)) {
    failed++
    console.log(`${testCase.name}: ${condition} (${rule}) ${message}`)
  }
}
console.log(`${cases.length} documents, ${failed} failures`)
process.exitCode = failed === 0 && cases.length > 0 ? 0 : 1
