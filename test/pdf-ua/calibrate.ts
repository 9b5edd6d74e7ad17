// node test/pdf-ua/calibrate.ts FOLDER: compares the checker with the PDF/UA-1 files of the veraPDF corpus, whose names
// tell clause, test and outcome. Prints the agreement by rule.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'

/** Rules that other versions of the profile number otherwise. */
const RENUMBERED: Readonly<Record<string, readonly string[]>> = {
  '7.18.7-1': ['7.11-1'],
  '7.2-3': ['7.2-16', '7.2-39'],
  '7.2-19': ['7.2-40'],
  '7.2-27': ['7.2-28'],
  '7.2-42': ['7.2-43'],
  '7.2-43': ['7.2-42'],
  '7.1-6': ['7.1-7'],
}

const folder = process.argv[2] ?? '.'
const agreement = new Map<string, { agreed: number; of: number; differing: string[] }>()
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  const found = /([\d.-]+?)-t(\d+)-(pass|fail)-\w\.pdf$/.exec(path)
  if (!found) continue
  const rule = `${found[1]?.replace('7-18', '7.18')}-${Number(found[2])}`
  const failures = checkPdfUa(readFileSync(join(folder, path))).filter((failure) => failure.rule.includes('-'))
  const accepted = [rule, ...(RENUMBERED[rule] ?? [])]
  const hasFailed = failures.some((failure) => accepted.includes(failure.rule))
  const isAgreed = found[3] === 'fail' ? hasFailed : failures.length === 0
  const count = agreement.get(rule) ?? { agreed: 0, of: 0, differing: [] }
  const differing = isAgreed ? [] : [`${found[3]} ${failures.map((failure) => failure.rule).join(' ')}`]
  agreement.set(rule, {
    agreed: count.agreed + Number(isAgreed),
    of: count.of + 1,
    differing: [...count.differing, ...differing],
  })
}
for (const [rule, { agreed, of, differing }] of agreement)
  console.log(`${rule}: ${agreed} of ${of}${differing.map((text) => `; differs: ${text}`).join('')}`)
const sum = (key: 'agreed' | 'of') => [...agreement.values()].reduce((total, count) => total + count[key], 0)
console.log(`${sum('agreed')} of ${sum('of')} files agree, over ${agreement.size} rules`)
