export type { Thumbnail } from './stored-thumbnails.ts'

/** The pictures of drafts, as screens use them. Their database loads with the first call. */
type StoredThumbnails = typeof import('./stored-thumbnails.ts')

const load = (): Promise<StoredThumbnails> => import('./stored-thumbnails.ts')

/** The stored picture of a draft, which may be out of date; null without one or without storage. */
export const getThumbnail: StoredThumbnails['getThumbnail'] = async (...args) => (await load()).getThumbnail(...args)

/** Stores a picture in place of the draft's last one. A storage failure is only logged. */
export const saveThumbnail: StoredThumbnails['saveThumbnail'] = async (...args) => (await load()).saveThumbnail(...args)

/** Deletes the pictures of all drafts but these. A storage failure is only logged. */
export const keepThumbnails: StoredThumbnails['keepThumbnails'] = async (...args) =>
  (await load()).keepThumbnails(...args)

/** Deletes all pictures of an account. */
export const deleteThumbnails: StoredThumbnails['deleteThumbnails'] = async (...args) =>
  (await load()).deleteThumbnails(...args)
