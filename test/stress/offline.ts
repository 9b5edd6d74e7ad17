// Cases P1, P8, P9 and P10 of the fault table with the built app, a Chromium profile on disk and the real service
// worker. `RUNS=10 npm run test:stress -- offline` repeats the long cases fewer times.
import { exitWithResult, runCase } from '../utils/measurement/stress-cases.ts'
import { runColdStarts } from './offline/cold-start.ts'
import { killTypingPages, typeInTwoTabs } from './offline/typing.ts'
import { uploadOffline } from './offline/uploads.ts'

await runCase('P1 two tabs, one draft, 200 interleaved edits', typeInTwoTabs)
await runCase('P10 five uploads made offline, reconnect, browser killed in between', uploadOffline)
await runCase('P8 renderer killed 400 ms after typing', killTypingPages)
await runCase('P9 server killed: cold start, edit, export es and en, import a PDF, score', runColdStarts)
exitWithResult()
