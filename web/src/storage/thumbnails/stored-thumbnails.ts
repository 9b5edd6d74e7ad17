import Dexie, { type EntityTable } from 'dexie'
import * as z from 'zod'
import { abortWhenLeaving } from '../database/abort-when-leaving.ts'
import { getDatabaseName } from '../database/database-name.ts'

/** What a draft looks like, and its score, as this device last computed them. */
const thumbnailSchema = z.object({
  /** Id of the draft. */
  id: z.string(),
  /** What it was made from: the release of the app and the version of the draft. */
  key: z.string(),
  picture: z.instanceof(Blob),
  /** Out of 100; null when the draft has no score. */
  score: z.int().nullable(),
})
export type Thumbnail = z.infer<typeof thumbnailSchema>

/** In a database of their own, which is deleted at sign-out; drafts may stay on the device. */
class ThumbnailDatabase extends Dexie {
  declare thumbnails: EntityTable<Thumbnail, 'id'>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ thumbnails: 'id' })
    abortWhenLeaving(this)
  }
}

const getName = (account: string): string => `${getDatabaseName(account)}-pages`

const opened = new Map<string, ThumbnailDatabase>()

const open = (account: string): ThumbnailDatabase => {
  const db = opened.get(account) ?? new ThumbnailDatabase(getName(account))
  opened.set(account, db)
  return db
}

/** The stored picture of a draft, which may be out of date; null without one or without storage. */
export const getThumbnail = async (account: string, id: string): Promise<Thumbnail | null> => {
  try {
    const parsed = thumbnailSchema.safeParse(await open(account).thumbnails.get(id))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Stores a picture in place of the draft's last one. A storage failure is only logged. */
export const saveThumbnail = async (account: string, thumbnail: Thumbnail): Promise<void> => {
  await open(account).thumbnails.put(thumbnail).catch(console.warn)
}

/** Deletes the pictures of all drafts but these. A storage failure is only logged. */
export const keepThumbnails = async (account: string, ids: readonly string[]): Promise<void> => {
  await open(account)
    .thumbnails.where('id')
    .noneOf([...ids])
    .delete()
    .catch(console.warn)
}

/** Deletes all pictures of an account. */
export const deleteThumbnails = async (account: string): Promise<void> => {
  opened.get(account)?.close()
  opened.delete(account)
  await Dexie.delete(getName(account))
}
