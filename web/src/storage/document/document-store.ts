import { applyChanges, type Change, getValueAt } from '#shared/resume/edits/changes.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import type { DraftRepository } from '../database/repository.types.ts'
import type { ChangeRow } from '../database/rows.ts'
import type { Draft } from '../drafts/draft.ts'
import { createObservable } from '../observable.ts'
import type { DocumentSnapshot, DocumentStore } from './document-store.types.ts'
import { createDraftWriter } from './draft-writer.ts'
import { registerPendingSave } from './pending-saves.ts'
import { createUndoStack } from './undo-stack.ts'

export interface DocumentStoreInput {
  readonly repository: DraftRepository
  readonly draft: Draft
  /** UTC ms. */
  readonly now: () => number
  readonly history?: readonly ChangeRow[]
  /** Called after each write. `gone`: the row no longer existed and was written again. `full`: out of quota. */
  readonly onWrite?: (event: 'saved' | 'gone' | 'full') => void
}

/** Opens a draft as a document that is edited, undone and saved. Close it when done. */
export const createDocumentStore = (input: DocumentStoreInput): DocumentStore => {
  const { repository, draft, now } = input
  const undoStack = createUndoStack(input.history)
  let document = draft.document

  const rebase = () => {
    const merged = applyChanges(writer.base.document, writer.unsavedChanges).document
    // A stored row is a new object: keep the old one when it is equal, to avoid a new render and score.
    if (!isDeepEqual(merged, document)) document = merged
    refresh()
  }
  const refresh = () => snapshot.set(getSnapshot())
  const writer = createDraftWriter({
    repository,
    draft,
    now,
    onWrite: (event) => input.onWrite?.(event),
    onBaseChange: rebase,
    onStateChange: refresh,
  })
  const getSnapshot = (): DocumentSnapshot => {
    const { base, metadata } = writer
    return {
      id: draft.id,
      name: metadata.name ?? base.name,
      document,
      saving: writer.saveState,
      savedAt: base.updatedAt,
      canUndo: undoStack.canUndo,
      canRedo: undoStack.canRedo,
      conflicts: metadata.conflicts ?? base.conflicts,
      problem: base.problem,
      deleted: base.deletedAt !== null,
      resumeId: metadata.resumeId ?? base.resumeId,
      provenance: metadata.provenance ?? base.provenance,
      job: metadata.job === undefined ? base.job : metadata.job,
      basedOn: metadata.basedOn === undefined ? base.basedOn : metadata.basedOn,
    }
  }
  const snapshot = createObservable(getSnapshot())
  const unregister = registerPendingSave(writer.savePending)

  const applyStep = (changes: readonly Change[]) => {
    if (changes.length === 0 || writer.base.problem) return
    const applied = applyChanges(document, changes)
    document = applied.document
    writer.enqueue(changes.filter((change) => !applied.conflicts.includes(change)))
  }

  const resolveConflict: DocumentStore['resolveConflict'] = (conflictId, choice) => {
    const { conflicts } = getSnapshot()
    const conflict = conflicts.find((c) => c.id === conflictId)
    if (!conflict) return
    const metadata = { conflicts: conflicts.filter((c) => c.id !== conflictId) }
    if (choice === 'theirs') return writer.enqueue([], metadata)
    const { path, after } = conflict.change
    const current = getValueAt(document, path)
    const mine: Change = {
      path,
      ...(current !== undefined && { before: JSON.parse(JSON.stringify(current)) }),
      ...(after !== undefined && { after }),
    }
    document = applyChanges(document, [mine]).document
    undoStack.push([mine], now())
    writer.enqueue([mine], metadata)
  }

  return {
    getSnapshot: snapshot.get,
    subscribe: snapshot.subscribe,
    edit: (changes, typing = false) => {
      if (changes.length === 0 || writer.base.problem) return
      document = applyChanges(document, changes).document
      undoStack.push(changes, now(), typing)
      writer.enqueue(changes)
    },
    undo: () => applyStep(undoStack.undo()),
    redo: () => applyStep(undoStack.redo()),
    updateMetadata: (metadata) => writer.enqueue([], metadata),
    saveVersion: writer.saveVersion,
    resolveConflict,
    savePending: writer.savePending,
    close: async () => {
      await writer.savePending()
      unregister()
      writer.close()
    },
  }
}
