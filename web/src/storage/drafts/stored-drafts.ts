import { AppError } from '#shared/errors.ts'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { BasedOn } from '#shared/resume/tailoring/based-on.ts'
import { createDraftJob, type DraftJob } from '#shared/resume/tailoring/draft-job.ts'
import { createBasedOn } from '#shared/resume/tailoring/share-facts.ts'
import { setVisitorDrafts } from '#web/platform/front-page.ts'
import { currentAccount, VISITOR_ACCOUNT } from '../account/current-account.ts'
import { getRepository } from '../database/connection.ts'
import { requestPersistenceOnce } from '../database/persistence.ts'
import type { DraftRow } from '../database/rows.ts'
import { storageHealth } from '../database/storage-health.ts'
import { createDocumentStore } from '../document/document-store.ts'
import type { DocumentStore } from '../document/document-store.types.ts'
import { takeJournal } from '../document/journal.ts'
import { newId } from '../new-id.ts'
import { scheduleSync } from '../sync/sync-scheduler.ts'
import { cleanDraftName, type Draft, toDraftRow } from './draft.ts'
import { createFactSharing } from './shared-facts.ts'

export interface NewDraft {
  readonly document: ResumeDocument
  readonly name: string
  /** Source lines of imported fields; the form marks those with low confidence. */
  readonly provenance?: readonly Provenance[]
  readonly resumeId?: string
  readonly job?: DraftJob | null
  readonly basedOn?: BasedOn | null
}

/** Stores a new draft of the current account; returns its id. */
export const createDraft = async (draft: NewDraft): Promise<string> => {
  const at = Date.now()
  const id = newId()
  const row: DraftRow = {
    id,
    name: cleanDraftName(draft.name),
    document: { ...draft.document, id },
    createdAt: at,
    updatedAt: at,
    version: 1,
    deletedAt: null,
    snapshotAt: at,
    resumeId: draft.resumeId ?? null,
    provenance: [...(draft.provenance ?? [])],
    conflicts: [],
    job: draft.job ?? null,
    basedOn: draft.basedOn ?? null,
    remote: null,
  }
  await (await getRepository()).mutate(id, () => ({ draft: row }))
  if (currentAccount.get() === VISITOR_ACCOUNT) setVisitorDrafts(true)
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

/** Null when there is no such draft; those in the bin are returned. */
export const getDraft = async (id: string): Promise<Draft | null> => (await getRepository()).get(id)

/** Calls `onDrafts` now and after every change in any tab. Returns the unsubscribe function. */
export const watchDrafts = (onDrafts: (drafts: Draft[], bin: Draft[]) => void): (() => void) => {
  let stop = () => {}
  let stopped = false
  const isVisitor = currentAccount.get() === VISITOR_ACCOUNT
  void getRepository().then((drafts) => {
    if (stopped) return
    stop = drafts.watchAll((rows) => {
      if (isVisitor) setVisitorDrafts(rows.length > 0)
      onDrafts(sortByUpdate(rows), listBin(rows))
    })
  })
  return () => {
    stopped = true
    stop()
  }
}

/** Loads its module first: no screen waits for it. Never rejects. */
const syncVersions = (id: string): Promise<void> =>
  import('../sync/version-scheduler.ts').then(({ syncVersionsOf }) => syncVersionsOf(id), console.warn)

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
      sharing.schedule()
    },
  })
  const sharing = createFactSharing({ repository: drafts, getDraft: store.getSnapshot, onShared: scheduleSync })
  sharing.schedule()
  const unsaved = takeJournal(id)
  if (unsaved.length > 0) store.edit(unsaved)
  void drafts.prune(id).catch(console.warn)
  void syncVersions(id)
  return {
    ...store,
    close: async () => {
      await store.close()
      await sharing.finish()
      void syncVersions(id)
    },
  }
}

const updateDraft = async (id: string, patch: Partial<DraftRow>): Promise<void> => {
  await (await getRepository()).mutate(id, (current) =>
    current ? { draft: { ...toDraftRow(current), ...patch, version: current.version + 1 } } : null,
  )
  scheduleSync()
}

/** Renames a draft; does nothing when it is gone. */
export const renameDraft = (id: string, name: string): Promise<void> => updateDraft(id, { name: cleanDraftName(name) })

/** Moves a draft to the bin. */
export const deleteDraft = (id: string): Promise<void> => updateDraft(id, { deletedAt: Date.now() })

/** Takes a draft out of the bin. */
export const restoreDraft = (id: string): Promise<void> => updateDraft(id, { deletedAt: null })

/** Deletes a draft with its history and versions. Its tailored drafts become drafts of their own. */
export const deleteDraftPermanently = async (id: string): Promise<void> => {
  const drafts = await getRepository()
  for (const tailored of await drafts.listTailored(id)) await updateDraft(tailored.id, { basedOn: null })
  await drafts.remove(id)
}

const BIN_RETENTION_MS = 30 * 24 * 3_600_000

/** Deletes drafts that have been in the bin for 30 days. */
export const deleteExpiredDrafts = async (): Promise<void> => {
  const drafts = await getRepository()
  const old = (await drafts.list()).filter((d) => d.deletedAt !== null && d.deletedAt < Date.now() - BIN_RETENTION_MS)
  for (const draft of old) await deleteDraftPermanently(draft.id)
}

/** How many drafts that are not in the bin were tailored from a draft; letters do not count. */
export const countTailored = async (id: string): Promise<number> =>
  (await (await getRepository()).listTailored(id)).filter(
    ({ deletedAt, document }) => deletedAt === null && document.letter === undefined,
  ).length

/** Copies a draft under another name; returns the id of the copy. Throws `not-found`. */
export const duplicateDraft = async (id: string, name: string): Promise<string> => {
  const draft = await getDraft(id)
  if (!draft) throw new AppError('not-found')
  const { document, provenance, job, basedOn } = draft
  return createDraft({ document, name, provenance, job, basedOn })
}

/**
 * Copies a draft for a job. The copy shares the facts of the draft, or of its base when the draft is tailored itself.
 * Returns the id of the copy. Throws `not-found`.
 */
export const tailorDraft = async (id: string, name: string, job: DraftJob): Promise<string> => {
  const draft = await getDraft(id)
  if (!draft) throw new AppError('not-found')
  const { document, provenance } = draft
  const basedOn = draft.basedOn ?? createBasedOn(id, document)
  return createDraft({ document, name, provenance, job, basedOn })
}

/** Stores the text of a job ad in a draft; the rest of its job stays. */
export const setDraftJobAd = async (id: string, ad: string): Promise<void> => {
  const job = (await getDraft(id))?.job
  if ((job?.ad ?? '') === ad) return
  await updateDraft(id, { job: job ? { ...job, ad, matchRate: null } : createDraftJob(ad) })
}

/** Calls `onDraft` now and after every write of any tab; with null when the draft is missing or in the bin. */
export const watchDraft = (id: string, onDraft: (draft: Draft | null) => void): (() => void) => {
  let stop = () => {}
  let stopped = false
  void getRepository().then((drafts) => {
    if (!stopped) stop = drafts.watch(id, (draft) => onDraft(draft?.deletedAt === null ? draft : null))
  })
  return () => {
    stopped = true
    stop()
  }
}
