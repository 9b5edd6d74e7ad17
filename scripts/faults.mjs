// `npm run faults [NAME …]`: the fault and attack suites that take longer than `npm test` has.
import { runEach } from './lib/each.mjs'

runEach('scripts/faults', process.argv.slice(2))
