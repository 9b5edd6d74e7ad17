// `npm run lint:regex [-- --write]`: every regular expression of shared and api must take time in proportion to its text.
// `--write` records the linear patterns, so that a fresh clone analyzes the others only.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { analyzePatterns } from './regex/analyze-patterns.ts'
import { collectPatterns } from './regex/collect-patterns.ts'
import { readLinear, toLinearFile } from './regex/linear-patterns.ts'
import { ROOT } from './utils/setup.mjs'

const RECORD = join(ROOT, 'scripts/regex/linear-patterns.txt')
/** What this clone has analyzed since the record was written. */
const CACHE = join(ROOT, '.cache/linear-patterns.txt')

const { patterns, undeclared } = await collectPatterns(ROOT)
const known = new Set([RECORD, CACHE].flatMap((file) => [...readLinear(file)]))
const { linear, problems } = await analyzePatterns(patterns, known, availableParallelism())
mkdirSync(join(ROOT, '.cache'), { recursive: true })
writeFileSync(CACHE, toLinearFile(linear))
if (process.argv.includes('--write')) writeFileSync(RECORD, toLinearFile(linear))

for (const place of undeclared) console.error(`${place}: build a pattern from data with createTextPattern only`)
for (const problem of problems) console.error(problem)
if (undeclared.length + problems.length > 0) process.exitCode = 1
const recorded = new Set(readLinear(RECORD))
const missing = linear.filter((hash) => !recorded.has(hash)).length
if (missing > 0) console.error(`${missing} linear patterns are not recorded: npm run lint:regex -- --write`)
console.error(
  `regular expressions: ${patterns.length} patterns, ${problems.length} that may grow faster than their text`,
)
