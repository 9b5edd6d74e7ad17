// A thread of its own, so that its clock measures the server and not the attacks that the main thread sends.
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'

const { url, paths, cookie, pauseMs } = z
  .object({ url: z.string(), paths: z.array(z.string()), cookie: z.string(), pauseMs: z.number() })
  .parse(workerData)

const times: { path: string; ms: number; status: number }[] = []
let isStopped = false
parentPort?.on('message', () => {
  isStopped = true
})
while (!isStopped) {
  for (const path of paths) {
    const start = performance.now()
    const response = await fetch(url + path, { headers: { cookie } })
    await response.arrayBuffer()
    times.push({ path, ms: performance.now() - start, status: response.status })
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
}
parentPort?.postMessage(times)
parentPort?.close()
