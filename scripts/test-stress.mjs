// `npm run test:stress [-- NAME …]`: fault and attack suites that take longer than `npm test`, with their durations.
import { runSuites } from './utils/run-suites.mjs'

const suites = await runSuites('test/stress', process.argv.slice(2))
console.log()
console.table(suites)
