import type { AppError, ErrorCode } from '#shared/errors.ts'
import { toAppError } from '#web/platform/errors.ts'
import type { Waiting } from './row.ts'

/** What delivering needs of the world. */
export interface Courier {
  list(): Promise<readonly Waiting[]>
  /** Writes down what has come of a row; false when it was taken out meanwhile. */
  mark(key: string, what: Partial<Pick<Waiting, 'resumeId' | 'error'>>): Promise<boolean>
  remove(key: string): Promise<void>
  upload(row: Waiting): Promise<string>
  analyze(resumeId: string): Promise<void>
  /** Deletes what arrived though it was taken out of the outbox while it was on its way. */
  takeBack(resumeId: string): Promise<void>
}

export interface Delivery {
  /** What has been analysed. */
  readonly arrived: readonly Waiting[]
  /** Why it ended before all were tried; null when they were. */
  readonly stopped: ErrorCode | null
}

/** Not this CV's fault, and the next one would meet the same: stop, and try all of it again later. */
const LATER: readonly ErrorCode[] = ['offline', 'unauthenticated', 'rate-limited', 'cancelled', 'client-too-old']
const isLater = (error: AppError) => LATER.includes(error.code) || error.code.endsWith('unavailable')

/** Sends what waits, one after another; each step is written down before the next. */
export const deliver = async (courier: Courier): Promise<Delivery> => {
  const arrived: Waiting[] = []
  const tried = new Set<string>()
  for (;;) {
    // Read anew for each: a person may have taken one out while the one before it was on its way.
    const row = (await courier.list()).find(({ key, error }) => error === null && !tried.has(key))
    if (!row) return { arrived, stopped: null }
    tried.add(row.key)
    try {
      if (await deliverOne(courier, row)) arrived.push(row)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (isLater(error)) return { arrived, stopped: error.code }
      await courier.mark(row.key, { error: error.code })
    }
  }
}

const deliverOne = async (courier: Courier, row: Waiting): Promise<boolean> => {
  const resumeId = row.resumeId ?? (await courier.upload(row))
  if (!(await courier.mark(row.key, { resumeId }))) {
    await courier.takeBack(resumeId).catch(console.warn)
    return false
  }
  await courier.analyze(resumeId)
  await courier.remove(row.key)
  return true
}
