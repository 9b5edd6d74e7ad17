import type { AppError, ErrorCode } from '#shared/errors.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** What delivering needs of the world. */
export interface OutboxGateway {
  list(): Promise<readonly OutboxEntry[]>
  /** Writes down what has come of a row; false when it was taken out meanwhile. */
  update(key: string, what: Partial<Pick<OutboxEntry, 'resumeId' | 'error'>>): Promise<boolean>
  delete(key: string): Promise<void>
  upload(row: OutboxEntry): Promise<string>
  analyze(resumeId: string): Promise<void>
  /** Deletes what arrived though it was taken out of the outbox while it was on its way. */
  deleteUploaded(resumeId: string): Promise<void>
}

export interface DeliveryResult {
  /** What has been analysed. */
  readonly delivered: readonly OutboxEntry[]
  /** Why it ended before all were tried; null when they were. */
  readonly stopReason: ErrorCode | null
}

/** Not this CV's fault, and the next one would meet the same: stop, and try all of it again later. */
const RETRY_LATER_CODES: readonly ErrorCode[] = [
  'offline',
  'unauthenticated',
  'rate-limited',
  'cancelled',
  'client-too-old',
]
const shouldRetryLater = (error: AppError) =>
  RETRY_LATER_CODES.includes(error.code) || error.code.endsWith('unavailable')

/** Sends what waits, one after another; each step is written down before the next. */
export const deliverEntries = async (courier: OutboxGateway): Promise<DeliveryResult> => {
  const arrived: OutboxEntry[] = []
  const tried = new Set<string>()
  for (;;) {
    // Read anew for each: a person may have taken one out while the one before it was on its way.
    const row = (await courier.list()).find(({ key, error }) => error === null && !tried.has(key))
    if (!row) return { delivered: arrived, stopReason: null }
    tried.add(row.key)
    try {
      if (await deliverEntry(courier, row)) arrived.push(row)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (shouldRetryLater(error)) return { delivered: arrived, stopReason: error.code }
      await courier.update(row.key, { error: error.code })
    }
  }
}

const deliverEntry = async (courier: OutboxGateway, row: OutboxEntry): Promise<boolean> => {
  const resumeId = row.resumeId ?? (await courier.upload(row))
  if (!(await courier.update(row.key, { resumeId }))) {
    await courier.deleteUploaded(resumeId).catch(console.warn)
    return false
  }
  await courier.analyze(resumeId)
  await courier.delete(row.key)
  return true
}
