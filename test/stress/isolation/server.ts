import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { type RunningNode, startNode } from '#test/contract/start-node.ts'
import type { Target } from '#test/contract/target.ts'
import { tempDir, toTarget } from '../../utils/stress-cases.ts'

const figuresSchema = z.object({ samples: z.int(), p999: z.number(), max: z.number() })
/** Delay of the server's event loop in ms, and of how many samples. */
export type EventLoopFigures = z.infer<typeof figuresSchema>

export interface MeasuredServer {
  readonly server: RunningNode
  readonly target: Target
  readonly readEventLoop: () => EventLoopFigures
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
    readEventLoop: () => figuresSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
    stop: async () => {
      await server.stop()
      rmSync(dir, { recursive: true })
    },
  }
}

const pollsSchema = z.array(z.object({ path: z.string(), ms: z.number(), status: z.int() }))
export type Polls = z.infer<typeof pollsSchema>

/** Polls paths of a server in turn from another thread. `stop` returns how long each answer took, ms. */
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
