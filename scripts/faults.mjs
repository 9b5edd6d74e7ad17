// `npm run faults [NAME …]`: the fault and attack suites that take longer than `npm test` has, and how long each took.
import { runEach } from './lib/each.mjs'

const rows = runEach('scripts/faults', process.argv.slice(2))
console.log()
console.table(rows)
