// Loaded into a server with NODE_OPTIONS=--import by the stress suites: writes how long its event loop was delayed to
// EVENT_LOOP_FILE once a second.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 5
const NS_PER_MS = 1e6
const file = process.env['EVENT_LOOP_FILE']

if (file) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  // What the start takes is not measured.
  setTimeout(() => delays.enable(), 3_000).unref()
  setInterval(() => {
    if (delays.count === 0) return
    // Each sample includes the time between two samples.
    const toMs = (ns: number): number => Math.round((ns / NS_PER_MS - RESOLUTION_MS) * 10) / 10
    const figures = { samples: delays.count, p999: toMs(delays.percentile(99.9)), max: toMs(delays.max) }
    writeFileSync(file, JSON.stringify(figures))
  }, 1_000).unref()
}
