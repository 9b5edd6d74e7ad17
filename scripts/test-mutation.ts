// `npm run test:mutation [-- NAME …] [-- --all] [-- --seed=N] [-- --lines=N] [-- --timeout=MS]`: changes the sources one
// expression at a time and counts the changes that a test notices. Without `--all` it draws lines; the seed repeats a
// draw. A change that takes longer than its tests and the timeout counts as noticed: a loaded machine needs a long one.
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { MUTATION_AREAS, type MutationArea } from './mutation/areas.ts'
import { sampleLines } from './mutation/sample-lines.ts'
import { fail, ROOT } from './utils/setup.mjs'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const DEFAULT_LINES = 400
const DEFAULT_TIMEOUT_MS = 10_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    seed: { type: 'string' },
    lines: { type: 'string' },
    timeout: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Math.floor(Date.now() / 86_400_000))
const lines = Number(values.lines ?? DEFAULT_LINES)
const timeoutMS = Number(values.timeout ?? DEFAULT_TIMEOUT_MS)
if (!Number.isInteger(seed) || !(lines > 0) || !(timeoutMS > 0)) {
  fail('--seed, --lines and --timeout take whole numbers.')
}
const unknown = positionals.filter((name) => !MUTATION_AREAS.some((area) => area.name === name))
if (unknown.length > 0) fail(`There is no ${unknown.join(', ')}: ${MUTATION_AREAS.map(({ name }) => name).join(', ')}.`)
const areas = MUTATION_AREAS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

const listSources = ({ sources }: MutationArea): string[] =>
  globSync(
    sources.map((folder) => `${folder}/**/*.ts`),
    { cwd: ROOT },
  )
    .filter((path) => !path.endsWith('.d.ts') && !path.includes('/lexicon/'))
    .toSorted()

const selectRanges = (area: MutationArea): string[] => {
  const paths = listSources(area)
  if (values.all) return paths
  const files = paths.map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length }))
  return sampleLines(files, lines, seed)
}

const run = (area: MutationArea): Promise<MutantResult[]> => {
  process.env['MUTATION_TESTS'] = area.tests.join(',')
  process.env['MUTATION_LATE'] = (area.late ?? []).join(',')
  process.env['MUTATION_SKIPPED'] = (area.skipped ?? []).join(',')
  process.env['MUTATION_SHARED'] = area.isShared ? '1' : ''
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate: selectRanges(area),
    ignoreStatic: true,
    timeoutFactor: 2,
    timeoutMS,
    // The first run records which test covers which line; on a busy machine the contract suites take long for it.
    dryRunTimeoutMinutes: 60,
    // Its rewriting of tsconfig files calls an interface that TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    reporters: ['progress', 'clear-text'],
    clearTextReporter: { logTests: false, allowColor: false },
    tempDirName: join(ROOT, '.cache/stryker'),
    concurrency: availableParallelism(),
    ignorePatterns: ['dist', '.data', 'test-results', '.cache/stryker'],
    warnings: false,
  })
  return stryker.runMutationTest()
}

const count = (mutants: readonly MutantResult[], ...statuses: readonly MutantResult['status'][]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length

const rows = []
for (const area of areas) {
  const mutants = await run(area)
  const timeouts = count(mutants, 'Timeout')
  const killed = count(mutants, 'Killed') + timeouts
  const survived = count(mutants, 'Survived', 'NoCoverage')
  const share = (100 * killed) / (killed + survived)
  rows.push({
    area: area.name,
    killed,
    'by time': timeouts,
    survived,
    'killed %': Math.round(share),
    'at least %': area.minKilled,
  })
  // Also true for NaN: an area without a mutant was not measured.
  if (!(share >= area.minKilled)) process.exitCode = 1
}
console.log(`seed ${seed}${values.all ? ', all lines' : `, about ${lines} lines of each`}`)
console.table(rows)
