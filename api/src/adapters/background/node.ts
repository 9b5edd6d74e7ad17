import type { Background } from '../../ports/background.ts'

export interface NodeBackground extends Background {
  /** Waits up to `ms` for all runs to end; returns the ids of those still running. */
  readonly drain: (ms: number) => Promise<string[]>
}

/** Tracks runs in memory, so that shutdown can wait for them. */
export const createNodeBackground = (): NodeBackground => {
  const running = new Map<string, Promise<void>>()
  return {
    run: async (runId, work) => {
      running.set(runId, work)
      try {
        await work
      } finally {
        running.delete(runId)
      }
    },
    drain: async (ms) => {
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms)
      })
      await Promise.race([Promise.allSettled(running.values()), timeout])
      clearTimeout(timer)
      return [...running.keys()]
    },
  }
}
