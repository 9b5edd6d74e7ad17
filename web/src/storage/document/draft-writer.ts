import type { VersionReason } from '#shared/api-schema/draft-versions.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import { isPageLeaving } from '#web/platform/page-leaving.ts'
import type { DraftRepository } from '../database/repository.types.ts'
import { getFailureReason } from '../database/storage-health.ts'
import type { Draft } from '../drafts/draft.ts'
import { createCommit, type DraftMetadata } from './document-commit.ts'
import type { SaveState } from './document-store.types.ts'
import { deleteJournal, writeJournal } from './journal.ts'
import { mergeTyping } from './undo-stack.ts'

/** Delay from an edit to its transaction. With the transaction itself, an edit must be stored within 300 ms. */
const SAVE_DELAY_MS = 150
const RETRY_DELAY_MS = 3_000

interface DraftWriterInput {
  readonly repository: DraftRepository
  readonly draft: Draft
  /** UTC ms. */
  readonly now: () => number
  /** `gone`: the row no longer existed and was written again. `full`: the quota is exceeded. */
  readonly onWrite: (event: 'saved' | 'gone' | 'full') => void
  /** The stored draft changed, by a write of this tab or of another one. */
  readonly onBaseChange: () => void
  /** The save state or the unsaved changes changed. */
  readonly onStateChange: () => void
}

/** Writes the edits of one open draft, in batches. `base` is the stored draft that unsaved changes apply to. */
export interface DraftWriter {
  readonly base: Draft
  /** Metadata that is not stored yet. */
  readonly metadata: DraftMetadata
  readonly saveState: SaveState
  readonly unsavedChanges: readonly Change[]
  enqueue(changes: readonly Change[], metadata?: DraftMetadata): void
  /** Writes what is not stored yet, to the journal alone when the page goes. Never throws: a failure shows in `saveState`. */
  savePending(): Promise<void>
  saveVersion(reason: VersionReason): Promise<void>
  close(): void
}

/** Opens a writer on a stored draft; close it when done. */
export const createDraftWriter = (input: DraftWriterInput): DraftWriter => {
  const { repository, now, onWrite, onBaseChange, onStateChange } = input
  const id = input.draft.id
  let base = input.draft
  /** A row that another tab wrote during a write of this tab. */
  let newerRow: Draft | null = null
  let sending: readonly Change[] = []
  let pending: readonly Change[] = []
  let metadata: DraftMetadata = {}
  let saveState: SaveState = { kind: 'saved' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  /** Time of the oldest edit that no transaction has taken yet. */
  let pendingSince = 0

  const isDirty = () => pending.length > 0 || Object.keys(metadata).length > 0
  const schedule = (delayMs: number) => {
    timer ??= setTimeout(() => void write(), delayMs)
  }

  const write = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    running ??= writeOnce().finally(() => {
      running = null
      if (!isDirty()) return
      schedule(saveState.kind === 'failed' ? RETRY_DELAY_MS : Math.max(0, pendingSince + SAVE_DELAY_MS - now()))
    })
    return running
  }

  const writeOnce = async () => {
    const sendingMetadata = metadata
    sending = pending
    pending = []
    metadata = {}
    try {
      let gone = false
      const written = await repository.mutate(id, (current) => {
        gone = current === null
        return createCommit({ current, base, changes: sending, metadata: sendingMetadata, at: now() })
      })
      if (written) base = written
      sending = []
      if (newerRow && newerRow.version > base.version) base = newerRow
      newerRow = null
      saveState = { kind: isDirty() ? 'saving' : 'saved' }
      deleteJournal(id)
      onBaseChange()
      onWrite(gone ? 'gone' : 'saved')
    } catch (error) {
      pending = [...sending, ...pending]
      sending = []
      metadata = { ...sendingMetadata, ...metadata }
      const reason = getFailureReason(error)
      saveState = { kind: 'failed', reason }
      if (reason === 'full') onWrite('full')
      console.warn('a draft could not be saved', error)
      onStateChange()
    }
  }

  const savePending = async () => {
    if (running || isDirty()) writeJournal(id, [...sending, ...pending])
    if (isPageLeaving()) return
    if (running) await running
    if (isDirty()) await write()
  }

  const stopWatching = repository.watch(id, (row) => {
    if (!row || row.version <= base.version) return
    if (running) newerRow = row
    else {
      base = row
      onBaseChange()
    }
  })

  return {
    get base() {
      return base
    },
    get metadata() {
      return metadata
    },
    get saveState() {
      return saveState
    },
    get unsavedChanges() {
      return [...sending, ...pending]
    },
    enqueue: (changes, changedMetadata = {}) => {
      metadata = { ...metadata, ...changedMetadata }
      if (pending.length === 0) pendingSince = now()
      const merged = mergeTyping(pending.slice(-1), changes)
      pending = merged ? [...pending.slice(0, -1), ...merged] : [...pending, ...changes]
      if (saveState.kind === 'saved') saveState = { kind: 'saving' }
      schedule(SAVE_DELAY_MS)
      onStateChange()
    },
    savePending,
    saveVersion: async (reason) => {
      await savePending()
      const written = await repository.mutate(id, (current) =>
        current && !current.problem
          ? {
              ...createCommit({ current, base, changes: [], metadata: {}, at: now() }),
              snapshot: { reason, document: current.document },
            }
          : null,
      )
      if (written && written.version > base.version) base = written
    },
    close: () => {
      stopWatching()
      clearTimeout(timer)
    },
  }
}
