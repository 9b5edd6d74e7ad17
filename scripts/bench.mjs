// `npm run bench [NAME …]`: ours against a named peer in the same run, as ratios.
import { runEach } from './lib/each.mjs'

runEach('scripts/bench', process.argv.slice(2))
