// What a device must stand: rows P1, P8, P9 and P10 with the built app, a real Chromium with a profile on disk and its
// real service worker. `RUNS=10 npm run test:stress -- offline` runs the long rows shorter.
import { exitWithResult, runCase } from '../utils/stress-cases.ts'
import { runColdStarts } from './offline/cold-start.ts'
import { killTypingPages, typeInTwoTabs } from './offline/typing.ts'
import { uploadOffline } from './offline/uploads.ts'

await runCase('P1 two tabs, one draft, 200 interleaved edits', typeInTwoTabs)
await runCase('P10 five uploads made offline, reconnect, browser killed in between', uploadOffline)
await runCase('P8 renderer killed 400 ms after typing', killTypingPages)
await runCase('P9 server killed: cold start, edit, export es and en, import a PDF, score', runColdStarts)
exitWithResult()
