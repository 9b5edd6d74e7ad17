import { AppError } from '#shared/errors.ts'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { repository } from './connection.ts'
import { createDocumentStore } from './document-store.ts'
import type { DocumentStore } from './document-store.types.ts'
import { type Draft, rowOf } from './draft.ts'
import { storageHealth } from './health.ts'
import { takeJournal } from './journal.ts'
import { newId } from './new-id.ts'
import { askToPersist } from './persist.ts'
import type { DraftRow } from './rows.ts'
import { syncSoon } from './sync/keep-in-sync.ts'

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

export const draftPath = (id: string): string => `/templates?draft=${id}`

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
  await (await repository()).mutate(id, () => ({ draft: row }))
  void askToPersist()
  syncSoon()
  return id
}

const byAge = (drafts: readonly Draft[]) =>
  drafts.filter((d) => d.deletedAt === null).sort((a, b) => b.updatedAt - a.updatedAt)

const inBin = (drafts: readonly Draft[]) =>
  drafts.filter((d) => d.deletedAt !== null).sort((a, b) => Number(b.deletedAt) - Number(a.deletedAt))

/** Drafts that are not deleted, newest first. */
export const listDrafts = async (): Promise<Draft[]> => byAge(await (await repository()).list())

export const getDraft = async (id: string): Promise<Draft | null> => (await repository()).get(id)

/** Tells of the list (and of what is in the bin) now and after every change of any tab. */
export const watchDrafts = (tell: (drafts: Draft[], bin: Draft[]) => void): (() => void) => {
  let stop = () => {}
  let over = false
  void repository().then((drafts) => {
    if (!over) stop = drafts.watchAll((rows) => tell(byAge(rows), inBin(rows)))
  })
  return () => {
    over = true
    stop()
  }
}

/** Opens a draft for editing; close it when done. Throws `not-found`. */
export const openDraft = async (id: string): Promise<DocumentStore> => {
  const drafts = await repository()
  const draft = await drafts.get(id)
  if (!draft) throw new AppError('not-found')
  const store = createDocumentStore({
    repository: drafts,
    draft,
    now: Date.now,
    history: await drafts.history(id, 200),
    tell: (event) => {
      if (event === 'full') storageHealth.set('full')
      else if (storageHealth.get() === 'full') storageHealth.set('ok')
      if (event === 'gone') void drafts.wasCleared().then((cleared) => cleared && storageHealth.set('cleared'))
      void askToPersist()
      syncSoon()
    },
  })
  const left = takeJournal(id)
  if (left.length > 0) store.edit(left)
  void drafts.prune(id).catch(console.warn)
  return store
}

const change = async (id: string, patch: Partial<DraftRow>): Promise<void> => {
  await (await repository()).mutate(id, (current) =>
    current ? { draft: { ...rowOf(current), ...patch, version: current.version + 1 } } : null,
  )
  syncSoon()
}

export const renameDraft = (id: string, name: string): Promise<void> => change(id, { name: name.trim().slice(0, 200) })

/** Takes a draft out of the list; `restoreDraft` brings it back until `purgeDrafts`. */
export const deleteDraft = (id: string): Promise<void> => change(id, { deletedAt: Date.now() })
export const restoreDraft = (id: string): Promise<void> => change(id, { deletedAt: null })

/** Deletes a draft of the bin for good, history and versions too. */
export const purgeDraft = async (id: string): Promise<void> => (await repository()).remove(id)

const KEEP_DELETED = 30 * 24 * 3_600_000

/** Drops drafts that were deleted 30 days ago. */
export const purgeDrafts = async (): Promise<void> => {
  const drafts = await repository()
  const old = (await drafts.list()).filter((d) => d.deletedAt !== null && d.deletedAt < Date.now() - KEEP_DELETED)
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
  void repository().then((drafts) => {
    if (!over) stop = drafts.watch(id, (draft) => tell(draft?.deletedAt === null ? draft : null))
  })
  return () => {
    over = true
    stop()
  }
}
