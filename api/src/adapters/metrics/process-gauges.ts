import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Gauge } from './open-metrics.ts'

/** Tasks of one pool of processes. */
export interface TaskCounts {
  readonly pool: string
  readonly waiting: number
  readonly running: number
}

const NS_PER_SECOND = 1e9
/** Node measures the time between two ticks of a timer with this period. */
const RESOLUTION_MS = 10
const QUANTILES = [0.5, 0.9, 0.99, 1] as const

/** Reads memory, processor time, event loop delay since the last reading, and tasks of this Node process. */
export const createProcessGauges = (readTasks: () => readonly TaskCounts[]): (() => readonly Gauge[]) => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const startedAt = performance.timeOrigin / 1_000
  const readDelays = () => {
    const values = QUANTILES.map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: Math.max(0, delay.percentile(quantile * 100) / NS_PER_SECOND - RESOLUTION_MS / 1_000),
    }))
    delay.reset()
    return values
  }
  const one = (name: string, help: string, value: number): Gauge => ({ name, type: 'gauge', help, values: [{ value }] })
  return () => {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    return [
      one('process_resident_memory_bytes', 'Resident memory.', rss),
      one('nodejs_heap_used_bytes', 'Used part of the heap.', heapUsed),
      one('process_start_time_seconds', 'Start of the process, Unix time.', startedAt),
      {
        name: 'process_cpu_seconds',
        type: 'counter',
        help: 'Processor time of the process without its task processes.',
        values: [{ value: (user + system) / 1e6 }],
      },
      {
        name: 'faro_event_loop_delay_seconds',
        type: 'summary',
        help: 'Delay of the event loop since the last reading.',
        values: readDelays(),
      },
      {
        name: 'faro_tasks',
        type: 'gauge',
        help: 'Heavy tasks that run, and that wait for a process.',
        values: readTasks().flatMap(({ pool, waiting, running }) => [
          { labels: { pool, state: 'waiting' }, value: waiting },
          { labels: { pool, state: 'running' }, value: running },
        ]),
      },
    ]
  }
}
