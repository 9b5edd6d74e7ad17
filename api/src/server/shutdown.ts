import type { Server } from 'node:http'
import type { NodeApp } from './node-app.ts'

/** Running analyses get this long; what is not done then is given back. All of it ends within 30 s. */
const MAX_DRAIN_MS = 20_000
const MAX_SHUTDOWN_MS = 29_000

/** Ends on SIGTERM or SIGINT: takes no more calls, lets the running ones finish, gives the rest back. */
export const shutDownOnSignal = (server: Server, app: NodeApp): void => {
  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(0), MAX_SHUTDOWN_MS).unref()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await app.drain(MAX_DRAIN_MS)
    server.closeIdleConnections()
    const patience = setTimeout(() => server.closeAllConnections(), 3_000)
    await closed
    clearTimeout(patience)
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())
}
