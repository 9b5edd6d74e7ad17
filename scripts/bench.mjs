// `npm run bench [-- NAME …]`: runs the benchmarks and prints every figure with its limit in one table.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runSuites } from './utils/run-suites.mjs'
import { ROOT } from './utils/setup.mjs'

/**
 * The figures that a benchmark wrote in this run; one row that says so where it failed before it wrote a missed limit.
 * @param {{ name: string, passed: boolean }} suite
 * @returns {object[]}
 */
const readFigures = ({ name, passed }) => {
  const file = join(ROOT, '.cache/bench', `${name}.json`)
  /** @type {{ figure: string, passed: boolean }[]} */
  const figures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).figures : []
  const hasCrashed = !passed && figures.every((figure) => figure.passed)
  return [...figures, ...(hasCrashed ? [{ figure: 'crashed', passed: false }] : [])].map((row) => ({
    bench: name,
    ...row,
  }))
}

rmSync(join(ROOT, '.cache/bench'), { recursive: true, force: true })
const suites = await runSuites('test/bench', process.argv.slice(2))
const figures = suites.flatMap(readFigures)
console.log()
console.table(figures)
console.table(suites)
for (const { name } of suites)
  if (!figures.some((row) => 'bench' in row && row.bench === name)) {
    console.error(`${name} measured nothing`)
    process.exitCode = 1
  }
