import type { WebhookSender } from '#api/ports/webhook-sender.ts'

const TIMEOUT_MS = 10_000

/** Sends with the Worker's fetch, which reaches public addresses alone. */
export const createWorkerWebhookSender = (fetch: typeof globalThis.fetch = globalThis.fetch): WebhookSender => ({
  isPublic: async () => true,
  send: async (url, body, headers) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  },
})
