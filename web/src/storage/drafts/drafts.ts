import type { Draft } from './draft.ts'

export type { NewDraft } from './stored-drafts.ts'

/**
 * The drafts of the current account, as screens use them. The database and the schemas of its rows load with the first
 * call, because screens are shown before their data.
 */
type StoredDrafts = typeof import('./stored-drafts.ts')

const load = (): Promise<StoredDrafts> => import('./stored-drafts.ts')

/** Path that opens a draft: in the gallery while its document has no template, else in the editor. */
export const getDraftPath = (id: string): string => `/templates?draft=${id}`

/** Path of the gallery that chooses a template for a draft. */
export const getGalleryPath = (id: string): string => `/templates?for=${id}`

/** Path of the plans from which a payment leads back to a draft. */
export const getPlansPath = (id: string): string => `/subscribe?draft=${id}`

/** Path that shows two drafts side by side. */
export const getComparePath = (left: string, right: string): string => `/templates?compare=${left}&with=${right}`

/** Stores a new draft of the current account; returns its id. */
export const createDraft: StoredDrafts['createDraft'] = async (...args) => (await load()).createDraft(...args)

/** Drafts that are not deleted, newest first. */
export const listDrafts: StoredDrafts['listDrafts'] = async (...args) => (await load()).listDrafts(...args)

/** Null when there is no such draft; those in the bin are returned. */
export const getDraft: StoredDrafts['getDraft'] = async (...args) => (await load()).getDraft(...args)

/** Opens a draft for editing; close it when done. Throws `not-found`. */
export const openDraft: StoredDrafts['openDraft'] = async (...args) => (await load()).openDraft(...args)

/** Renames a draft; does nothing when it is gone. */
export const renameDraft: StoredDrafts['renameDraft'] = async (...args) => (await load()).renameDraft(...args)

/** Moves a draft to the bin. */
export const deleteDraft: StoredDrafts['deleteDraft'] = async (...args) => (await load()).deleteDraft(...args)

/** Takes a draft out of the bin. */
export const restoreDraft: StoredDrafts['restoreDraft'] = async (...args) => (await load()).restoreDraft(...args)

/** Deletes a draft with its history and versions. Its tailored drafts become drafts of their own. */
export const deleteDraftPermanently: StoredDrafts['deleteDraftPermanently'] = async (...args) =>
  (await load()).deleteDraftPermanently(...args)

/** Deletes drafts that have been in the bin for 30 days. */
export const deleteExpiredDrafts: StoredDrafts['deleteExpiredDrafts'] = async (...args) =>
  (await load()).deleteExpiredDrafts(...args)

/** How many drafts that are not in the bin were tailored from a draft; letters do not count. */
export const countTailored: StoredDrafts['countTailored'] = async (...args) => (await load()).countTailored(...args)

/** Copies a draft under another name; returns the id of the copy. Throws `not-found`. */
export const duplicateDraft: StoredDrafts['duplicateDraft'] = async (...args) => (await load()).duplicateDraft(...args)

/**
 * Copies a draft for a job. The copy shares the facts of the draft, or of its base when the draft is tailored itself.
 * Returns the id of the copy. Throws `not-found`.
 */
export const tailorDraft: StoredDrafts['tailorDraft'] = async (...args) => (await load()).tailorDraft(...args)

/** Stores the text of a job ad in a draft; the rest of its job stays. */
export const setDraftJobAd: StoredDrafts['setDraftJobAd'] = async (...args) => (await load()).setDraftJobAd(...args)

/** Starts a watch once storage is loaded. Returns the function that stops it, whether or not it has started. */
const watchLater = (start: (drafts: StoredDrafts) => () => void): (() => void) => {
  let stop = () => {}
  let stopped = false
  load().then((drafts) => {
    if (!stopped) stop = start(drafts)
  }, console.warn)
  return () => {
    stopped = true
    stop()
  }
}

/** Calls `onDrafts` now and after every change in any tab. Returns the unsubscribe function. */
export const watchDrafts = (onDrafts: (drafts: Draft[], bin: Draft[]) => void): (() => void) =>
  watchLater((drafts) => drafts.watchDrafts(onDrafts))

/** Calls `onDraft` now and after every write of any tab; with null when the draft is missing or in the bin. */
export const watchDraft = (id: string, onDraft: (draft: Draft | null) => void): (() => void) =>
  watchLater((drafts) => drafts.watchDraft(id, onDraft))
