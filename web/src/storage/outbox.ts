import Dexie, { type EntityTable } from 'dexie'
import * as z from 'zod'
import { uploadFields } from '#shared/contract/requests.ts'
import { type ErrorCode, isErrorCode } from '#shared/errors.ts'
import { databaseName } from './database.ts'
import { external } from './external.ts'

/**
 * CVs that wait to be sent, one database an account; it goes whole at sign-out. `key` is the idempotency key: however
 * often a row is tried, the server keeps one CV.
 */
const rowSchema = z.object({
  key: z.string(),
  at: z.int(),
  fields: uploadFields,
  /** Where it has arrived; its analysis is what is left to do. */
  resumeId: z.string().nullable(),
  /** Why it was refused; null while it may still go. */
  error: z.custom<ErrorCode>(isErrorCode).nullable(),
})
export type Waiting = z.infer<typeof rowSchema>

class OutboxDatabase extends Dexie {
  declare waiting: EntityTable<{ key: string; at: number }, 'key'>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ waiting: 'key, at' })
  }
}

const nameFor = (account: string): string => `${databaseName(account)}-outbox`
const opened = new Map<string, OutboxDatabase>()

const open = (account: string): OutboxDatabase => {
  const db = opened.get(account) ?? new OutboxDatabase(nameFor(account))
  opened.set(account, db)
  return db
}

/** Counts changes of any tab: whoever shows the outbox reads it again. */
export const outboxChanges = external(0)
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('faro-outbox')
channel?.addEventListener('message', () => outboxChanges.set(outboxChanges.get() + 1))

const announce = (): void => {
  outboxChanges.set(outboxChanges.get() + 1)
  channel?.postMessage(null)
}

export const putWaiting = async (account: string, row: Waiting): Promise<void> => {
  await open(account).waiting.put(row)
  announce()
}

/** Those that wait, in the order they were put. Rows of another version are left alone. */
export const listWaiting = async (account: string): Promise<readonly Waiting[]> => {
  const rows = await open(account).waiting.orderBy('at').toArray()
  return rows.flatMap((row) => {
    const parsed = rowSchema.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
}

export const removeWaiting = async (account: string, key: string): Promise<void> => {
  await open(account).waiting.delete(key)
  announce()
}

/** Forgets all of it: at sign-out. */
export const forgetOutbox = async (account: string): Promise<void> => {
  opened.get(account)?.close()
  opened.delete(account)
  await Dexie.delete(nameFor(account))
  announce()
}
