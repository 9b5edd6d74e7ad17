import type { AppError, ErrorCode } from '#shared/errors.ts'
import { toAppError } from '#web/platform/errors.ts'
import type { Waiting } from '#web/storage/outbox.ts'

/** What delivering needs of the world. */
export interface Courier {
  list(): Promise<readonly Waiting[]>
  put(row: Waiting): Promise<void>
  remove(key: string): Promise<void>
  upload(row: Waiting): Promise<string>
  analyze(resumeId: string): Promise<void>
}

/** Not this CV's fault, and the next one would meet the same: stop, and try all of it again later. */
const LATER: readonly ErrorCode[] = ['offline', 'unauthenticated', 'rate-limited', 'cancelled']
const isLater = (error: AppError) => LATER.includes(error.code) || error.code.endsWith('unavailable')

/** Sends what waits, one after another; each step is written down before the next. Answers how many have arrived. */
export const deliver = async (courier: Courier): Promise<number> => {
  let arrived = 0
  for (const row of await courier.list()) {
    if (row.error !== null) continue
    try {
      const resumeId = row.resumeId ?? (await courier.upload(row))
      if (row.resumeId === null) await courier.put({ ...row, resumeId })
      await courier.analyze(resumeId)
      await courier.remove(row.key)
      arrived++
    } catch (thrown) {
      const error = toAppError(thrown)
      if (isLater(error)) break
      const now = (await courier.list()).find(({ key }) => key === row.key)
      if (now) await courier.put({ ...now, error: error.code })
    }
  }
  return arrived
}
