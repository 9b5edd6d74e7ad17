// `npm run bench [NAME …]`: ours against a named peer in the same run, all figures in one table with their budgets.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runSuites } from './utils/run-suites.mjs'
import { ROOT } from './utils/setup.mjs'

/** What a bench left of this run; one that broke before it could write has a row that says so. */
const figuresOf = ({ name, passed }) => {
  const file = join(ROOT, '.cache/bench', `${name}.json`)
  const figures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).figures : []
  const broke = !passed && figures.every(({ kept }) => kept)
  return [...figures, ...(broke ? [{ figure: 'it broke', kept: false }] : [])].map((row) => ({ bench: name, ...row }))
}

rmSync(join(ROOT, '.cache/bench'), { recursive: true, force: true })
const rows = runSuites('test/bench', process.argv.slice(2))
console.log()
console.table(rows.flatMap(figuresOf))
console.table(rows)
