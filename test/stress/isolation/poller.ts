// A thread of its own, so that its clock measures the server and not the attacks that the main thread sends.
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import type { Polls } from './server.ts'
import { readThreadUse } from './thread-use.ts'

const { url, paths, cookie, pauseMs } = z
  .object({ url: z.string(), paths: z.array(z.string()), cookie: z.string(), pauseMs: z.number() })
  .parse(workerData)

// Loads what the first request needs, which is no time of the server.
await (await fetch(url, { method: 'HEAD' })).arrayBuffer()
const times: Polls = []
let isStopped = false
parentPort?.on('message', () => {
  isStopped = true
})
while (!isStopped) {
  for (const path of paths) {
    const { waitedMs } = readThreadUse()
    const start = performance.now()
    const response = await fetch(url + path, { headers: { cookie } })
    await response.arrayBuffer()
    const ms = performance.now() - start
    times.push({
      path,
      from: performance.timeOrigin + start,
      ms,
      waitedMs: readThreadUse().waitedMs - waitedMs,
      status: response.status,
    })
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
}
parentPort?.postMessage(times)
parentPort?.close()
