// `npm run test:stress [NAME …]`: the fault and attack suites that take longer than `npm test` has, and how long each took.
import { runSuites } from './utils/run-suites.mjs'

const rows = runSuites('test/stress', process.argv.slice(2))
console.log()
console.table(rows)
