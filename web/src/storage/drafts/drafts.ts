import { AppError } from '#shared/errors.ts'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { getRepository } from '../database/connection.ts'
import { requestPersistenceOnce } from '../database/persistence.ts'
import type { DraftRow } from '../database/rows.ts'
import { storageHealth } from '../database/storage-health.ts'
import { createDocumentStore } from '../document/document-store.ts'
import type { DocumentStore } from '../document/document-store.types.ts'
import { takeJournal } from '../document/journal.ts'
import { newId } from '../new-id.ts'
import { scheduleSync } from '../sync/sync-scheduler.ts'
import { type Draft, toDraftRow } from './draft.ts'

/**
 * The drafts of the account that is shown. A new draft opens at `draftPath(id)`: in the gallery while its document has
 * no template (`styling.template` empty), in the editor once it has.
 */
export interface NewDraft {
  readonly document: ResumeDocument
  readonly name: string
  /** Where imported fields came from: doubtful ones are marked in the form. */
  readonly provenance?: readonly Provenance[]
  readonly resumeId?: string
}

export const getDraftPath = (id: string): string => `/templates?draft=${id}`

/** Keeps a new draft and gives its id. */
export const createDraft = async (draft: NewDraft): Promise<string> => {
  const at = Date.now()
  const id = newId()
  const row: DraftRow = {
    id,
    name: draft.name.trim().slice(0, 200),
    document: { ...draft.document, id },
    createdAt: at,
    updatedAt: at,
    version: 1,
    deletedAt: null,
    snapshotAt: at,
    resumeId: draft.resumeId ?? null,
    provenance: [...(draft.provenance ?? [])],
    conflicts: [],
    remote: null,
  }
  await (await getRepository()).mutate(id, () => ({ draft: row }))
  void requestPersistenceOnce()
  scheduleSync()
  return id
}

const sortByUpdate = (drafts: readonly Draft[]) =>
  drafts.filter((d) => d.deletedAt === null).sort((a, b) => b.updatedAt - a.updatedAt)

const listBin = (drafts: readonly Draft[]) =>
  drafts.filter((d) => d.deletedAt !== null).sort((a, b) => Number(b.deletedAt) - Number(a.deletedAt))

/** Drafts that are not deleted, newest first. */
export const listDrafts = async (): Promise<Draft[]> => sortByUpdate(await (await getRepository()).list())

export const getDraft = async (id: string): Promise<Draft | null> => (await getRepository()).get(id)

/** Tells of the list (and of what is in the bin) now and after every change of any tab. */
export const watchDrafts = (tell: (drafts: Draft[], bin: Draft[]) => void): (() => void) => {
  let stop = () => {}
  let over = false
  void getRepository().then((drafts) => {
    if (!over) stop = drafts.watchAll((rows) => tell(sortByUpdate(rows), listBin(rows)))
  })
  return () => {
    over = true
    stop()
  }
}

/** Opens a draft for editing; close it when done. Throws `not-found`. */
export const openDraft = async (id: string): Promise<DocumentStore> => {
  const drafts = await getRepository()
  const draft = await drafts.get(id)
  if (!draft) throw new AppError('not-found')
  const store = createDocumentStore({
    repository: drafts,
    draft,
    now: Date.now,
    history: await drafts.history(id, 200),
    onWrite: (event) => {
      if (event === 'full') storageHealth.set('full')
      else if (storageHealth.get() === 'full') storageHealth.set('ok')
      if (event === 'gone') void drafts.wasCleared().then((cleared) => cleared && storageHealth.set('cleared'))
      void requestPersistenceOnce()
      scheduleSync()
    },
  })
  const left = takeJournal(id)
  if (left.length > 0) store.edit(left)
  void drafts.prune(id).catch(console.warn)
  return store
}

const updateDraft = async (id: string, patch: Partial<DraftRow>): Promise<void> => {
  await (await getRepository()).mutate(id, (current) =>
    current ? { draft: { ...toDraftRow(current), ...patch, version: current.version + 1 } } : null,
  )
  scheduleSync()
}

export const renameDraft = (id: string, name: string): Promise<void> =>
  updateDraft(id, { name: name.trim().slice(0, 200) })

/** Takes a draft out of the list; `restoreDraft` brings it back until `purgeDrafts`. */
export const deleteDraft = (id: string): Promise<void> => updateDraft(id, { deletedAt: Date.now() })
export const restoreDraft = (id: string): Promise<void> => updateDraft(id, { deletedAt: null })

/** Deletes a draft of the bin for good, history and versions too. */
export const deleteDraftPermanently = async (id: string): Promise<void> => (await getRepository()).remove(id)

const BIN_RETENTION_MS = 30 * 24 * 3_600_000

/** Drops drafts that were deleted 30 days ago. */
export const deleteExpiredDrafts = async (): Promise<void> => {
  const drafts = await getRepository()
  const old = (await drafts.list()).filter((d) => d.deletedAt !== null && d.deletedAt < Date.now() - BIN_RETENTION_MS)
  for (const draft of old) await drafts.remove(draft.id)
}

/** A copy under another name; gives its id. */
export const duplicateDraft = async (id: string, name: string): Promise<string> => {
  const draft = await getDraft(id)
  if (!draft) throw new AppError('not-found')
  return createDraft({ document: draft.document, name, provenance: draft.provenance })
}

/** Tells of one draft now and after every write of any tab; null when it is not there, or deleted. */
export const watchDraft = (id: string, tell: (draft: Draft | null) => void): (() => void) => {
  let stop = () => {}
  let over = false
  void getRepository().then((drafts) => {
    if (!over) stop = drafts.watch(id, (draft) => tell(draft?.deletedAt === null ? draft : null))
  })
  return () => {
    over = true
    stop()
  }
}
