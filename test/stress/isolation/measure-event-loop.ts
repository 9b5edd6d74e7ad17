// Loaded into a server with NODE_OPTIONS=--import by the stress suites: measures how long its event loop was delayed, and
// writes the figures to EVENT_LOOP_FILE at SIGUSR2.
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import type { EventLoopReport, Stall } from './server.ts'
import { readThreadUse } from './thread-use.ts'

const RESOLUTION_MS = 5
const MIN_STALL_MS = 10
const NS_PER_MS = 1e6
const file = process.env['EVENT_LOOP_FILE']

const startMeasuring = (target: string): void => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const stalls: Stall[] = []
  let collectedMs = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collectedMs += duration
  }).observe({ entryTypes: ['gc'] })
  let before = { at: performance.now(), use: readThreadUse(), collectedMs }
  setInterval(() => {
    const now = { at: performance.now(), use: readThreadUse(), collectedMs }
    const ms = now.at - before.at - RESOLUTION_MS
    if (ms >= MIN_STALL_MS)
      stalls.push({
        from: performance.timeOrigin + before.at,
        ms,
        ranMs: now.use.ranMs - before.use.ranMs,
        waitedMs: now.use.waitedMs - before.use.waitedMs,
        collectedMs: now.collectedMs - before.collectedMs,
      })
    before = now
  }, RESOLUTION_MS).unref()
  process.on('SIGUSR2', () => {
    // Each sample includes the time between two samples.
    const toMs = (ns: number): number => Math.round((ns / NS_PER_MS - RESOLUTION_MS) * 10) / 10
    const report: EventLoopReport = {
      samples: delays.count,
      p999: toMs(delays.percentile(99.9)),
      max: toMs(delays.max),
      stalls,
    }
    writeFileSync(`${target}.part`, JSON.stringify(report))
    renameSync(`${target}.part`, target)
  })
}

// What the start takes is not measured.
if (file) setTimeout(() => startMeasuring(file), 3_000).unref()
