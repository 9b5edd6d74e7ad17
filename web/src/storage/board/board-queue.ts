import Dexie, { type EntityTable } from 'dexie'
import * as z from 'zod'
import { type ErrorCode, isErrorCode } from '#shared/errors.ts'
import { idSchema } from '#shared/ids.ts'
import { candidateAnalysisSchema, candidateContentSchema } from '#shared/team/candidate.ts'
import { abortWhenLeaving } from '../database/abort-when-leaving.ts'
import { getDatabaseName } from '../database/database-name.ts'

const readingSchema = z.object({ content: candidateContentSchema, analysis: candidateAnalysisSchema })

const queuedFileSchema = z.object({
  /** The id that the CV gets on the board. */
  id: idSchema,
  openingId: idSchema,
  /** UTC ms. */
  at: z.int(),
  fileName: z.string(),
  /** Null once it is read. */
  file: z.instanceof(Blob).nullable(),
  /** What was read and is not sent yet, with the revision of the ad. */
  reading: readingSchema.nullable().catch(null),
  adRevision: z.int().nullable().catch(null),
  /** A scan whose text is to be recognized, as the member agreed. */
  recognize: z.boolean().catch(false),
  /** Why the file cannot be read or added. */
  error: z.custom<ErrorCode>(isErrorCode).nullable(),
})

/** A CV that a member has added to a board and that is not on it yet. */
export type QueuedFile = z.infer<typeof queuedFileSchema>

class BoardQueueDatabase extends Dexie {
  declare files: EntityTable<{ id: string; openingId: string; at: number }, 'id'>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ files: 'id, openingId, at' })
    abortWhenLeaving(this)
  }
}

// The files are of third persons, so the queue has a database of its own, which is deleted at sign-out.
const getQueueName = (account: string): string => `${getDatabaseName(account)}-board`

const opened = new Map<string, BoardQueueDatabase>()

const open = (account: string): BoardQueueDatabase => {
  const db = opened.get(account) ?? new BoardQueueDatabase(getQueueName(account))
  opened.set(account, db)
  return db
}

/** Adds files in one transaction: all of them or, when the device has no room, none. */
export const addQueuedFiles = async (account: string, files: readonly QueuedFile[]): Promise<void> => {
  await open(account).files.bulkAdd([...files])
}

/** The files of an opening, in the order in which they were added. Rows that cannot be read are left out. */
export const listQueuedFiles = async (account: string, openingId: string): Promise<QueuedFile[]> => {
  const rows = await open(account).files.where({ openingId }).sortBy('at')
  return rows.flatMap((row) => queuedFileSchema.safeParse(row).data ?? [])
}

/** Replaces the row of a file; does nothing when it is gone. */
export const updateQueuedFile = async (account: string, file: QueuedFile): Promise<void> => {
  const { id, ...fields } = file
  // A row that was removed meanwhile is not made again.
  await open(account).files.update(id, fields)
}

/** Deletes files that are not on the board. */
export const deleteQueuedFiles = (account: string, ids: readonly string[]): Promise<void> =>
  open(account).files.bulkDelete([...ids])

/** Deletes the whole queue of an account. */
export const deleteBoardQueue = async (account: string): Promise<void> => {
  opened.get(account)?.close()
  opened.delete(account)
  await Dexie.delete(getQueueName(account))
}
