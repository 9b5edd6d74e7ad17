import { type Draft, parseDraft, toDraftRow } from '../drafts/draft.ts'
import { newId } from '../new-id.ts'
import type { DraftRepository } from './repository.types.ts'
import type { ChangeRow, VersionRow } from './rows.ts'

/** Drafts in memory: for browsers without IndexedDB, and for tests. */
export const createMemoryRepository = (): DraftRepository => {
  const drafts = new Map<string, unknown>()
  const changes: ChangeRow[] = []
  const versions: VersionRow[] = []
  const listeners = new Set<() => void>()

  const get = (id: string): Draft | null => parseDraft(structuredClone(drafts.get(id)))
  const list = (): Draft[] => [...drafts.keys()].map(get).filter((d) => d !== null)
  const notifyAll = () => {
    for (const listener of [...listeners]) queueMicrotask(listener)
  }
  const watch = (listener: () => void) => {
    listeners.add(listener)
    queueMicrotask(listener)
    return () => void listeners.delete(listener)
  }
  return {
    kind: 'memory',
    get: async (id) => get(id),
    list: async () => list(),
    listTailored: async (baseId) => list().filter(({ basedOn }) => basedOn?.id === baseId),
    mutate: async (id, decide) => {
      const commit = decide(get(id))
      if (!commit) return get(id)
      const { draft, snapshot } = commit
      drafts.set(id, structuredClone(draft))
      if (commit.changes?.length) changes.push({ draftId: id, at: draft.updatedAt, changes: [...commit.changes] })
      if (snapshot)
        versions.unshift({ id: newId(), draftId: id, at: draft.updatedAt, name: '', accountName: null, ...snapshot })
      notifyAll()
      return { ...toDraftRow({ ...draft, problem: null, raw: null }), problem: null, raw: draft.document }
    },
    remove: async (id) => {
      drafts.delete(id)
      notifyAll()
    },
    watch: (id, onDraft) => watch(() => onDraft(get(id))),
    watchAll: (onDrafts) => watch(() => onDrafts(list())),
    history: async (draftId, limit) => changes.filter((c) => c.draftId === draftId).slice(-limit),
    versions: async (draftId) => versions.filter((v) => v.draftId === draftId),
    renameVersion: async (versionId, name) => {
      const index = versions.findIndex(({ id }) => id === versionId)
      const version = versions[index]
      if (version) versions[index] = { ...version, name }
    },
    putVersions: async (rows) => {
      const others = versions.filter(({ id }) => !rows.some((row) => row.id === id))
      versions.splice(0, versions.length, ...[...others, ...structuredClone(rows)].sort((a, b) => b.at - a.at))
    },
    prune: async () => {},
    wasCleared: async () => false,
    close: () => {},
  }
}
