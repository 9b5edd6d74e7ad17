import type { Background, RequestLifetime } from '../../ports/background.ts'

/** The run goes on for a while when the caller leaves; one that is cut off loses its lease and is free again. */
export const createWorkerBackground = (life: RequestLifetime): Background => ({
  run: async (_runId, work) => {
    life().waitUntil(work.catch(() => undefined))
    await work
  },
})
