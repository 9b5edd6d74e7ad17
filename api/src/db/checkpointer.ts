import { Worker } from 'node:worker_threads'

export interface Checkpointer {
  /** Tells it that something was written. */
  readonly noteWrite: () => void
  /** Ends its thread and closes its connection. */
  readonly close: () => Promise<void>
}

/** How long writes gather before the log is looked at, ms. */
const INTERVAL_MS = 50

/**
 * Moves the write-ahead log of a database into its file from a thread with a connection of its own, so that the event loop
 * neither copies pages nor waits for the disk. `pages`: those of a log that is worth it. What it does not manage in time, the
 * connection of the caller does.
 */
export const createCheckpointer = (path: string, pages: number): Checkpointer => {
  const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: { path, pages } })
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  let isRunning = false
  let isAlive = true
  let timer: NodeJS.Timeout | undefined
  let isWritten = false
  const schedule = (): void => {
    if (timer || isRunning || !isAlive) return
    timer = setTimeout(() => {
      timer = undefined
      isWritten = false
      isRunning = true
      thread.postMessage('run')
    }, INTERVAL_MS).unref()
  }
  thread.unref()
  thread.on('message', () => {
    isRunning = false
    if (isWritten) schedule()
  })
  // A thread that fails ends; the log is then moved at commits.
  thread.on('error', () => {
    isAlive = false
  })
  return {
    noteWrite: () => {
      isWritten = true
      schedule()
    },
    close: async () => {
      clearTimeout(timer)
      if (isAlive) thread.postMessage('close')
      isAlive = false
      thread.ref()
      await ended
    },
  }
}
