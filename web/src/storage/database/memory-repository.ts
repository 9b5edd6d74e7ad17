import { type Draft, parseDraft, toDraftRow } from '../drafts/draft.ts'
import { newId } from '../new-id.ts'
import type { DraftRepository } from './repository.types.ts'
import type { ChangeRow, VersionRow } from './rows.ts'

/** Drafts that live as long as the page: where the browser gives no IndexedDB, and in tests. */
export const createMemoryRepository = (): DraftRepository => {
  const drafts = new Map<string, unknown>()
  const changes: ChangeRow[] = []
  const versions: VersionRow[] = []
  const listeners = new Set<() => void>()

  const get = (id: string): Draft | null => parseDraft(structuredClone(drafts.get(id)))
  const list = (): Draft[] => [...drafts.keys()].map(get).filter((d) => d !== null)
  const tellAll = () => {
    for (const tell of [...listeners]) queueMicrotask(tell)
  }
  const watch = (tell: () => void) => {
    listeners.add(tell)
    queueMicrotask(tell)
    return () => void listeners.delete(tell)
  }
  return {
    kind: 'memory',
    get: async (id) => get(id),
    list: async () => list(),
    mutate: async (id, decide) => {
      const commit = decide(get(id))
      if (!commit) return get(id)
      const { draft, snapshot } = commit
      drafts.set(id, structuredClone(draft))
      if (commit.changes?.length) changes.push({ draftId: id, at: draft.updatedAt, changes: [...commit.changes] })
      if (snapshot) versions.unshift({ id: newId(), draftId: id, at: draft.updatedAt, ...snapshot })
      tellAll()
      return { ...toDraftRow({ ...draft, problem: null, raw: null }), problem: null, raw: draft.document }
    },
    remove: async (id) => {
      drafts.delete(id)
      tellAll()
    },
    watch: (id, tell) => watch(() => tell(get(id))),
    watchAll: (tell) => watch(() => tell(list())),
    history: async (draftId, limit) => changes.filter((c) => c.draftId === draftId).slice(-limit),
    versions: async (draftId) => versions.filter((v) => v.draftId === draftId),
    prune: async () => {},
    wasCleared: async () => false,
    close: () => {},
  }
}
