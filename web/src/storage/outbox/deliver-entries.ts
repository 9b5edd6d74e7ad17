import type { AppError, ErrorCode } from '#shared/errors.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** Storage and API calls that a delivery needs. */
export interface OutboxGateway {
  list(): Promise<readonly OutboxEntry[]>
  /** Updates an entry; false when it was deleted in the meantime. */
  update(key: string, patch: Partial<Pick<OutboxEntry, 'resumeId' | 'error'>>): Promise<boolean>
  delete(key: string): Promise<void>
  upload(entry: OutboxEntry): Promise<string>
  analyze(resumeId: string): Promise<void>
  /** Deletes an uploaded resume whose entry was deleted during the upload. */
  deleteUploaded(resumeId: string): Promise<void>
}

export interface DeliveryResult {
  /** Entries that were uploaded and analyzed. */
  readonly delivered: readonly OutboxEntry[]
  /** Why the delivery stopped before the last entry; null when it did not. */
  readonly stopReason: ErrorCode | null
}

/** Errors that every other entry would meet too: the delivery stops and is repeated later. */
const RETRY_LATER_CODES: readonly ErrorCode[] = [
  'offline',
  'unauthenticated',
  'rate-limited',
  'busy',
  'cancelled',
  'client-too-old',
]
const shouldRetryLater = (error: AppError) =>
  RETRY_LATER_CODES.includes(error.code) || error.code.endsWith('unavailable')

/** Uploads and analyzes the entries one by one; each step is stored before the next. */
export const deliverEntries = async (gateway: OutboxGateway): Promise<DeliveryResult> => {
  const delivered: OutboxEntry[] = []
  const tried = new Set<string>()
  for (;;) {
    // Lists again for each entry: the person may have deleted one during the delivery before it.
    const entry = (await gateway.list()).find(({ key, error }) => error === null && !tried.has(key))
    if (!entry) return { delivered, stopReason: null }
    tried.add(entry.key)
    try {
      if (await deliverEntry(gateway, entry)) delivered.push(entry)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (shouldRetryLater(error)) return { delivered, stopReason: error.code }
      await gateway.update(entry.key, { error: error.code })
    }
  }
}

const deliverEntry = async (gateway: OutboxGateway, entry: OutboxEntry): Promise<boolean> => {
  const resumeId = entry.resumeId ?? (await gateway.upload(entry))
  if (!(await gateway.update(entry.key, { resumeId }))) {
    await gateway.deleteUploaded(resumeId).catch(console.warn)
    return false
  }
  await gateway.analyze(resumeId)
  await gateway.delete(entry.key)
  return true
}
