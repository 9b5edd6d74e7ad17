import type { Background, RequestLifetime } from '../../ports/background.ts'

/** Keeps the Worker alive for the run. A run that is killed anyway loses its lease, which releases the reservation. */
export const createWorkerBackground = (life: RequestLifetime): Background => ({
  run: async (_runId, work) => {
    life().waitUntil(work.catch(() => undefined))
    await work
  },
})
