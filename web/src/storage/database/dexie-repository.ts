import { liveQuery } from 'dexie'
import * as z from 'zod'
import { unsafeCast } from '#shared/cast.ts'
import { type Draft, parseDraft, parseVersion } from '../drafts/draft.ts'
import { newId } from '../new-id.ts'
import type { FaroDatabase } from './database.ts'
import { type DraftRepository, RETAINED_ROWS } from './repository.types.ts'
import { selectRetainedVersions } from './retained-versions.ts'
import { changeRowSchema } from './rows.ts'
import { storageHealth } from './storage-health.ts'

const basedOnId = z.object({ basedOn: z.object({ id: z.string() }) })

const isNotNull = <T>(value: T | null): value is T => value !== null

/** A write that takes longer waits for a transaction of another page that does not end. */
const WRITE_DEADLINE_MS = 8_000

/** Reports a write that takes too long, until it ends. It is not given up: it would be applied twice if it ended later. */
const reportStuck = async <T>(write: Promise<T>): Promise<T> => {
  const timer = setTimeout(() => storageHealth.set('stuck'), WRITE_DEADLINE_MS)
  try {
    return await write
  } finally {
    clearTimeout(timer)
    if (storageHealth.get() === 'stuck') storageHealth.set('ok')
  }
}

/** Drafts in IndexedDB. `creationId` is the id the database was created with: a different one means it was cleared. */
export const createDexieRepository = (db: FaroDatabase, creationId: string | undefined): DraftRepository => {
  const get = async (id: string): Promise<Draft | null> => parseDraft(await db.drafts.get(id))
  const list = async (): Promise<Draft[]> => (await db.drafts.toArray()).map(parseDraft).filter(isNotNull)
  const watch = <T>(query: () => Promise<T>, onValue: (value: T) => void) => {
    const subscription = liveQuery(query).subscribe({ next: onValue, error: console.warn })
    return () => subscription.unsubscribe()
  }
  /** Keys of changes and versions beyond those that are kept. */
  const listPrunable = async (draftId: string): Promise<[number[], string[]]> => {
    const changes = await db.changes.where({ draftId }).reverse().offset(RETAINED_ROWS.changes).primaryKeys()
    const versions = await db.versions.where({ draftId }).toArray()
    const retained = new Set(selectRetainedVersions(versions).map(({ id }) => id))
    return [changes, versions.map(({ id }) => id).filter((id) => !retained.has(id))]
  }
  // Clearing the site data closes the connection, and Dexie does not reopen it.
  const withReopen = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (!db.hasFailed() || db.hasBeenClosed()) throw error
      db.close({ disableAutoOpen: false })
      await db.open()
      return work()
    }
  }
  return {
    kind: 'device',
    get,
    list,
    // Rows are filtered before they are parsed. An index would need a database version that earlier releases cannot open.
    listTailored: async (baseId) => {
      const rows = await db.drafts.filter((row) => basedOnId.safeParse(row).data?.basedOn.id === baseId).toArray()
      return rows.map(parseDraft).filter(isNotNull)
    },
    mutate: (id, decide) =>
      withReopen(() =>
        reportStuck(
          db.transaction('rw', db.drafts, db.changes, db.versions, async () => {
            const current = parseDraft(await db.drafts.get(id))
            const commit = decide(current)
            if (!commit) return current
            const { draft, changes, snapshot } = commit
            await db.drafts.put(draft)
            if (changes?.length) await db.changes.add({ draftId: id, at: draft.updatedAt, changes: [...changes] })
            if (snapshot)
              await db.versions.add(
                unsafeCast(
                  { id: newId(), draftId: id, at: draft.updatedAt, ...snapshot },
                  'the row carries a document too',
                ),
              )
            return { ...draft, problem: null, raw: draft.document }
          }),
        ),
      ),
    remove: (id) =>
      db.transaction('rw', db.drafts, db.changes, db.versions, async () => {
        await db.drafts.delete(id)
        await db.changes.where({ draftId: id }).delete()
        await db.versions.where({ draftId: id }).delete()
      }),
    watch: (id, onDraft) => watch(() => get(id), onDraft),
    watchAll: (onDrafts) => watch(list, onDrafts),
    history: async (draftId, limit) => {
      const rows = await db.changes.where({ draftId }).reverse().limit(limit).toArray()
      return rows.reverse().flatMap((row) => changeRowSchema.safeParse(row).data ?? [])
    },
    versions: async (draftId) => {
      const rows = (await db.versions.where({ draftId }).toArray()).map(parseVersion).filter(isNotNull)
      return rows.sort((a, b) => b.at - a.at)
    },
    renameVersion: async (versionId, name) => {
      await db.versions.update(versionId, { name })
    },
    putVersions: async (versions) => {
      await db.versions.bulkPut([...versions])
    },
    // Most drafts have nothing to prune, and reading locks nobody out.
    prune: async (draftId) => {
      if ((await listPrunable(draftId)).every((keys) => keys.length === 0)) return
      await db.transaction('rw', db.changes, db.versions, async () => {
        const [changes, versions] = await listPrunable(draftId)
        await db.changes.bulkDelete(changes)
        await db.versions.bulkDelete(versions)
      })
    },
    wasCleared: async () => (await db.meta.get('made'))?.value !== creationId,
    close: () => db.close(),
  }
}
