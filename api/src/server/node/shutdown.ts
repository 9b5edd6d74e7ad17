import type { Server } from 'node:http'
import type { NodeApp } from './node-app.ts'

/** How long running analyses may continue. The whole shutdown takes less than 30 s. */
const MAX_DRAIN_MS = 20_000
const CLOSE_TIMEOUT_MS = 3_000
const MAX_SHUTDOWN_MS = 29_000

/** On SIGTERM or SIGINT: accepts no more requests, drains running analyses, releases the others and exits. */
export const shutDownOnSignal = (server: Server, app: NodeApp): void => {
  let isEnding = false
  const end = async (): Promise<void> => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(0), MAX_SHUTDOWN_MS).unref()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await app.drain(MAX_DRAIN_MS)
    server.closeIdleConnections()
    const forceClose = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS)
    await closed
    clearTimeout(forceClose)
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())
}
