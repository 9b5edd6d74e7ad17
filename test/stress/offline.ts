// What a device must stand: rows P1, P8, P9 and P10 with the built app, a real Chromium with a profile on disk and its
// real service worker. `RUNS=10 npm run test:stress -- offline` runs the long rows shorter.
import { fault, finish } from '../utils/fault.ts'
import { coldStarts } from './offline/cold-start.ts'
import { killedPages, twoTabs } from './offline/typing.ts'
import { offlineUploads } from './offline/uploads.ts'

await fault('P1 two tabs, one draft, 200 interleaved edits', twoTabs)
await fault('P10 five uploads made offline, reconnect, browser killed in between', offlineUploads)
await fault('P8 renderer killed 400 ms after typing', killedPages)
await fault('P9 server killed: cold start, edit, export es and en, import a PDF, score', coldStarts)
finish()
