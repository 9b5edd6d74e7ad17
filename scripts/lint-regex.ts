// `npm run lint:regex`: every regular expression of shared and api must take time in proportion to its text.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { analyzePatterns, type Verdict } from './regex/analyze-patterns.ts'
import { collectPatterns } from './regex/collect-patterns.ts'
import { ROOT } from './utils/setup.mjs'

const CACHE = join(ROOT, '.cache/regex-verdicts.json')

const readCache = (): Record<string, Verdict> => {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'))
  } catch {
    return {}
  }
}

/** A refused pattern is analyzed again each time. */
const onlyLinear = (verdicts: Readonly<Record<string, Verdict>>): Record<string, Verdict> =>
  Object.fromEntries(Object.entries(verdicts).filter(([, verdict]) => verdict === 'linear'))

const { patterns, undeclared } = await collectPatterns(ROOT)
const { verdicts, problems } = await analyzePatterns(patterns, readCache(), availableParallelism())
mkdirSync(join(ROOT, '.cache'), { recursive: true })
writeFileSync(CACHE, JSON.stringify(onlyLinear(verdicts)))

for (const place of undeclared) console.error(`${place}: build a pattern from data with createTextPattern only`)
for (const problem of problems) console.error(problem)
if (undeclared.length + problems.length > 0) process.exitCode = 1
console.error(
  `regular expressions: ${patterns.length} patterns, ${problems.length} that may grow faster than their text`,
)
