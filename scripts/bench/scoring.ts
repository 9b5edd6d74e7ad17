// Scores the judged CVs of the corpus with the real reader and rules: the table of docs/scoring.md, and its bars.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nodePdfReader } from '#api/adapters/pdf-text/node.ts'
import { analyze } from '#shared/analysis/analyze.ts'
import { CATEGORIES } from '#shared/analysis/results.ts'
import { AppError } from '#shared/errors.ts'
import { parseResume } from '#shared/extraction/parse-resume.ts'
import { spearman } from './scoring/spearman.ts'
import { JUDGED, TIERS, type Tier } from './scoring/tiers.ts'

const corpus = resolve(import.meta.dirname, '../../../shared/corpus')
/** A fixed day, so that the table can be made again: 20 November 2026. */
const NOW = 1_795_132_800_000
const RUNS = 15
const BARS = { spearman: 0.8, brokenAtMost: 60, strongAtLeast: 80, medianMs: 15 }

interface Row {
  readonly tier: Tier
  readonly file: string
  readonly score: number
  readonly categories: string
  readonly ms: number | null
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const scored = async (tier: Tier, file: string): Promise<Row> => {
  try {
    const read = await reader.read(new Uint8Array(readFileSync(join(corpus, file))))
    const { content } = parseResume(read)
    const analysis = analyze({ read, content }, { language: 'en', now: NOW })
    // Processor time, so that what else runs on the machine does not count.
    const start = process.cpuUsage()
    for (let i = 0; i < RUNS; i += 1) analyze({ read, content }, { language: 'en', now: NOW })
    const { user, system } = process.cpuUsage(start)
    const ms = (user + system) / 1_000 / RUNS
    const categories = CATEGORIES.map((c) => analysis.categories[c].score).join(' / ')
    return { tier, file, score: analysis.overallScore, categories, ms }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { tier, file, score: 0, categories: `refused: ${error.code}`, ms: null }
  }
}

if (!existsSync(corpus)) {
  console.log('skipped: the corpus is not here')
  process.exit(0)
}

const reader = nodePdfReader()
const rows: Row[] = []
for (const tier of TIERS) for (const file of Object.keys(JUDGED[tier])) rows.push(await scored(tier, file))
await reader.close()

console.log('| Tier | File | Score | Content / keywords / format / ATS |\n| --- | --- | ---: | --- |')
for (const row of [...rows].sort((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || a.score - b.score))
  console.log(`| ${row.tier} | ${row.file.replace(/^resumes\//, '')} | ${row.score} | ${row.categories} |`)

const found = {
  spearman: spearman(
    rows.map((r) => TIERS.indexOf(r.tier)),
    rows.map((r) => r.score),
  ),
  brokenAtMost: Math.max(...rows.filter((r) => r.tier === 'broken').map((r) => r.score)),
  strongAtLeast: Math.min(...rows.filter((r) => r.tier === 'strong').map((r) => r.score)),
  medianMs: median(rows.flatMap((r) => (r.ms === null ? [] : [r.ms]))),
}
console.log(
  `\nSpearman ${found.spearman.toFixed(3)} · highest broken ${found.brokenAtMost} · lowest strong ${found.strongAtLeast} · median ${found.medianMs.toFixed(1)} ms a CV`,
)

const held =
  found.spearman >= BARS.spearman &&
  found.brokenAtMost <= BARS.brokenAtMost &&
  found.strongAtLeast >= BARS.strongAtLeast &&
  found.medianMs < BARS.medianMs
console.log(held ? 'all bars hold' : `a bar does not hold: ${JSON.stringify(BARS)}`)
process.exit(held ? 0 : 1)
