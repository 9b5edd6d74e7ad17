import type { Background, RequestLife } from '../../ports/background.ts'

/** The run goes on for a while when the caller leaves; one that is cut off loses its lease and is free again. */
export const workerBackground = (life: RequestLife): Background => ({
  run: async (_runId, work) => {
    life().waitUntil(work.catch(() => undefined))
    await work
  },
})
