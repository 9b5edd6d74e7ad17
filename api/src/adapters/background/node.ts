import type { Background } from '../../ports/background.ts'

export interface NodeBackground extends Background {
  /** Waits until nothing runs or `ms` are over; answers the ids of what still runs. */
  readonly drain: (ms: number) => Promise<string[]>
}

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
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms)
      })
      await Promise.race([Promise.allSettled(running.values()), late])
      clearTimeout(timer)
      return [...running.keys()]
    },
  }
}
