import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { AppError } from '#shared/errors.ts'
import { currentAccount } from '../account/current-account.ts'
import { storageHealth } from '../database/storage-health.ts'
import type { Draft } from '../drafts/draft.ts'
import { openDraft, watchDrafts } from '../drafts/drafts.ts'
import type { DocumentSnapshot, DocumentStore } from './document-store.types.ts'

export const useAccount = (): string => useSyncExternalStore(currentAccount.subscribe, currentAccount.get)

export const useStorageHealth = () => useSyncExternalStore(storageHealth.subscribe, storageHealth.get)

export interface DraftLists {
  /** Newest first. */
  readonly drafts: readonly Draft[]
  /** Deleted ones, the latest first. */
  readonly bin: readonly Draft[]
}

/** The account's drafts and its bin; null until they are read. */
export const useDraftLists = (): DraftLists | null => {
  const owner = useAccount()
  const [read, setRead] = useState<{ owner: string; lists: DraftLists } | null>(null)
  useEffect(() => watchDrafts((drafts, bin) => setRead({ owner, lists: { drafts, bin } })), [owner])
  return read?.owner === owner ? read.lists : null
}

/** The account's drafts, newest first; null until they are read. */
export const useDrafts = (): readonly Draft[] | null => useDraftLists()?.drafts ?? null

export type OpenDocument =
  | { readonly status: 'opening' }
  | { readonly status: 'missing' }
  | { readonly status: 'open'; readonly store: DocumentStore }

/** Opens a draft while the component stands, and closes it (written) afterwards. */
export const useOpenDraft = (id: string | null): OpenDocument => {
  const owner = useAccount()
  const key = `${owner}/${id}`
  const [opened, setOpened] = useState<{ key: string; document: OpenDocument } | null>(null)
  useEffect(() => {
    if (!id) return
    let over = false
    const opening = openDraft(id)
    opening.then(
      (store) => over || setOpened({ key, document: { status: 'open', store } }),
      (error: unknown) => {
        if (!(error instanceof AppError)) console.error(error)
        if (!over) setOpened({ key, document: { status: 'missing' } })
      },
    )
    return () => {
      over = true
      opening.then((store) => store.close()).catch(() => {})
    }
  }, [id, key])
  return opened?.key === key ? opened.document : { status: 'opening' }
}

/** Follows one part of an open document; `select` must give the same value for the same snapshot. */
export const useDocument = <T>(store: DocumentStore, select: (snapshot: DocumentSnapshot) => T): T => {
  const read = useCallback(() => select(store.getSnapshot()), [store, select])
  return useSyncExternalStore(store.subscribe, read)
}
