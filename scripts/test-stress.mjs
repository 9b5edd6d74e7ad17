// `npm run test:stress [NAME …]`: the fault and attack suites that take longer than `npm test` has, and how long each took.
import { runEach } from './utils/each.mjs'

const rows = runEach('test/stress', process.argv.slice(2))
console.log()
console.table(rows)
