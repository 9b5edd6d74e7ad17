import type { SupportDesk } from '#api/ports/support-desk.ts'

const TIMEOUT_MS = 10_000

/**
 * Sends tickets to an https address as JSON. Follows no redirect, which would carry the message to another server. The
 * sender throws when the answer is not 2xx or takes longer than ten seconds.
 */
export const createSupportWebhook =
  (url: string, fetch: typeof globalThis.fetch = globalThis.fetch): NonNullable<SupportDesk['notify']> =>
  async (notice) => {
    const response = await fetch(url, {
      method: 'POST',
      // Providers drop a notice that they have had; a repeated one has the same key.
      headers: { 'content-type': 'application/json', 'idempotency-key': notice.id },
      body: JSON.stringify(notice),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok)
      throw Object.assign(new Error(`the address of the tickets answered ${response.status}`), {
        status: response.status,
      })
  }
