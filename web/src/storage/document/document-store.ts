import { applyChanges, type Change, getValueAt } from '#shared/resume/edits/changes.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import type { DraftRepository } from '../database/repository.types.ts'
import type { ChangeRow } from '../database/rows.ts'
import { getFailureReason } from '../database/storage-health.ts'
import type { Draft } from '../drafts/draft.ts'
import { createObservable } from '../observable.ts'
import { createCommit, type DraftMetadata } from './document-commit.ts'
import type { DocumentSnapshot, DocumentStore, SaveState } from './document-store.types.ts'
import { deleteJournal, writeJournal } from './journal.ts'
import { registerPendingSave } from './pending-saves.ts'
import { createUndoStack, mergeTyping } from './undo-stack.ts'

/** ms from a keystroke to its transaction; the promise is 300 with the transaction itself. */
const SAVE_DELAY_MS = 150
const RETRY_DELAY_MS = 3_000

export interface DocumentStoreInput {
  readonly repository: DraftRepository
  readonly draft: Draft
  /** UTC ms. */
  readonly now: () => number
  readonly history?: readonly ChangeRow[]
  /** Told after each write; `gone`: the row was no longer there and was put back whole. */
  readonly onWrite?: (event: 'saved' | 'gone' | 'full') => void
}

export const createDocumentStore = (input: DocumentStoreInput): DocumentStore => {
  const { repository, now } = input
  const id = input.draft.id
  const steps = createUndoStack(input.history)

  let base = input.draft
  let newest: Draft | null = null
  let sending: readonly Change[] = []
  let pending: readonly Change[] = []
  let meta: DraftMetadata = {}
  let saving: SaveState = { kind: 'saved' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let document = base.document
  /** When the oldest edit was made that no transaction has taken yet. */
  let since = 0

  const view = (): DocumentSnapshot => ({
    id,
    name: meta.name ?? base.name,
    document,
    saving,
    savedAt: base.updatedAt,
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    conflicts: meta.conflicts ?? base.conflicts,
    problem: base.problem,
    deleted: base.deletedAt !== null,
    resumeId: meta.resumeId ?? base.resumeId,
    provenance: meta.provenance ?? base.provenance,
  })
  const shown = createObservable(view())
  const refresh = () => shown.set(view())
  const rebase = () => {
    const joined = applyChanges(base.document, [...sending, ...pending]).document
    // A row that comes back is a new object: nothing is drawn and scored again for that alone.
    if (!isDeepEqual(joined, document)) document = joined
    refresh()
  }
  const dirty = () => pending.length > 0 || Object.keys(meta).length > 0
  const schedule = (delay: number) => {
    timer ??= setTimeout(() => void write(), delay)
  }

  const enqueue = (changes: readonly Change[]) => {
    if (pending.length === 0) since = now()
    const joined = mergeTyping(pending.slice(-1), changes)
    pending = joined ? [...pending.slice(0, -1), ...joined] : [...pending, ...changes]
    if (saving.kind === 'saved') saving = { kind: 'saving' }
    schedule(SAVE_DELAY_MS)
    refresh()
  }

  const write = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    running ??= writeOnce().finally(() => {
      running = null
      if (dirty()) schedule(saving.kind === 'failed' ? RETRY_DELAY_MS : Math.max(0, since + SAVE_DELAY_MS - now()))
    })
    return running
  }

  const writeOnce = async () => {
    const sendingMeta = meta
    sending = pending
    pending = []
    meta = {}
    try {
      let gone = false
      const written = await repository.mutate(id, (current) => {
        gone = current === null
        return createCommit({ current, base, changes: sending, meta: sendingMeta, at: now() })
      })
      if (written) base = written
      sending = []
      if (newest && newest.version > base.version) base = newest
      newest = null
      saving = { kind: dirty() ? 'saving' : 'saved' }
      deleteJournal(id)
      rebase()
      input.onWrite?.(gone ? 'gone' : 'saved')
    } catch (error) {
      pending = [...sending, ...pending]
      sending = []
      meta = { ...sendingMeta, ...meta }
      const reason = getFailureReason(error)
      saving = { kind: 'failed', reason }
      if (reason === 'full') input.onWrite?.('full')
      console.warn('a draft could not be saved', error)
      refresh()
    }
  }

  const flush = async () => {
    if (running || dirty()) writeJournal(id, [...sending, ...pending])
    if (running) await running
    if (dirty()) await write()
  }

  const stopWatching = repository.watch(id, (row) => {
    if (!row || row.version <= base.version) return
    if (running) newest = row
    else {
      base = row
      rebase()
    }
  })
  const stopFlushing = registerPendingSave(flush)

  const step = (changes: readonly Change[]) => {
    if (changes.length === 0 || base.problem) return
    const applied = applyChanges(document, changes)
    document = applied.document
    enqueue(changes.filter((change) => !applied.conflicts.includes(change)))
  }

  return {
    getSnapshot: shown.get,
    subscribe: shown.subscribe,
    edit: (changes, typing = false) => {
      if (changes.length === 0 || base.problem) return
      document = applyChanges(document, changes).document
      steps.push(changes, now(), typing)
      enqueue(changes)
    },
    undo: () => step(steps.undo()),
    redo: () => step(steps.redo()),
    updateMetadata: (described) => {
      meta = { ...meta, ...described }
      enqueue([])
    },
    saveVersion: async (reason) => {
      await flush()
      const written = await repository.mutate(id, (current) =>
        current && !current.problem
          ? {
              ...createCommit({ current, base, changes: [], meta: {}, at: now() }),
              snapshot: { reason, document: current.document },
            }
          : null,
      )
      if (written && written.version > base.version) base = written
    },
    resolveConflict: (conflictId, take) => {
      const conflict = view().conflicts.find((c) => c.id === conflictId)
      if (!conflict) return
      meta = { ...meta, conflicts: view().conflicts.filter((c) => c.id !== conflictId) }
      const { path, after } = conflict.change
      const stands = getValueAt(document, path)
      const mine: Change = {
        path,
        ...(stands !== undefined && { before: JSON.parse(JSON.stringify(stands)) }),
        ...(after !== undefined && { after }),
      }
      if (take === 'mine') {
        document = applyChanges(document, [mine]).document
        steps.push([mine], now())
      }
      enqueue(take === 'mine' ? [mine] : [])
    },
    savePending: flush,
    close: async () => {
      await flush()
      stopWatching()
      stopFlushing()
      clearTimeout(timer)
    },
  }
}
