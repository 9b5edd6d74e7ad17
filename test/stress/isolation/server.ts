import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { type RunningNode, startNode } from '#test/contract/harness/start-node.ts'
import type { Target } from '#test/contract/harness/target.ts'
import { sleep, tempDir, toTarget } from '../../utils/measurement/stress-cases.ts'

const stallSchema = z.object({
  from: z.number(),
  ms: z.number(),
  ranMs: z.number(),
  waitedMs: z.number(),
  collectedMs: z.number(),
})
/**
 * A time in which the event loop did not turn: its start (UTC ms), its length, and how much of it the thread ran,
 * waited for a processor, and collected garbage, ms.
 */
export type Stall = z.infer<typeof stallSchema>

const reportSchema = z.object({ samples: z.int(), p999: z.number(), max: z.number(), stalls: z.array(stallSchema) })
/** Delay of the server's event loop in ms, of how many samples, and its stalls of 10 ms and more. */
export type EventLoopReport = z.infer<typeof reportSchema>

export interface MeasuredServer {
  readonly server: RunningNode
  readonly target: Target
  readonly readEventLoop: () => Promise<EventLoopReport>
  readonly stop: () => Promise<void>
}

/** Starts a server whose event loop is measured from the outside, without rate limits. */
export const startMeasuredServer = async (): Promise<MeasuredServer> => {
  const dir = tempDir()
  const file = join(dir, 'event-loop.json')
  const preload = new URL('./measure-event-loop.ts', import.meta.url).href
  const server = await startNode({
    DATA_DIR: dir,
    RATE_LIMIT: 'off',
    NODE_OPTIONS: `--import=${preload}`,
    EVENT_LOOP_FILE: file,
  })
  return {
    server,
    target: toTarget(server),
    readEventLoop: async () => {
      server.child.kill('SIGUSR2')
      while (!existsSync(file)) await sleep(20)
      return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    },
    stop: async () => {
      await server.stop()
      rmSync(dir, { recursive: true })
    },
  }
}

const pollsSchema = z.array(
  z.object({ path: z.string(), from: z.number(), ms: z.number(), waitedMs: z.number(), status: z.int() }),
)
export type Polls = z.infer<typeof pollsSchema>

/**
 * Polls paths of a server in turn from another thread. `stop` returns when each was sent (UTC ms), how long its answer took,
 * and how much of that the thread waited for a processor, ms.
 */
export const startPolling = (url: string, cookie: string, paths: readonly string[]) => {
  const workerData = { url, cookie, paths, pauseMs: 20 }
  const worker = new Worker(new URL('./poller.ts', import.meta.url), { workerData })
  const result = new Promise<Polls>((resolve, reject) => {
    worker.once('message', (message) => resolve(pollsSchema.parse(message)))
    worker.once('error', reject)
  })
  return {
    stop: async (): Promise<Polls> => {
      worker.postMessage('stop')
      return result
    },
  }
}
