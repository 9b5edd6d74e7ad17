import { setTimeout as wait } from 'node:timers/promises'

export const POLL_MS = 50
const EVENT_TIMEOUT_MS = 60_000

/** Repeats an attempt until it gives a value. Throws when there is none after `timeoutMs`, or with the attempt. */
export const poll = async <T>(
  what: string,
  attempt: () => Promise<T | undefined> | T | undefined,
  timeoutMs = EVENT_TIMEOUT_MS,
): Promise<T> => {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const value = await attempt()
    if (value !== undefined) return value
    await wait(POLL_MS)
  }
  throw new Error(`there was no ${what}`)
}
