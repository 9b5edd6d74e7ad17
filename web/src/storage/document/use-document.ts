import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { AppError } from '#shared/errors.ts'
import { useCurrentAccount } from '../account/use-current-account.ts'
import { openDraft } from '../drafts/drafts.ts'
import type { DocumentSnapshot, DocumentStore } from './document-store.types.ts'

export type OpenDocument =
  | { readonly status: 'opening' }
  | { readonly status: 'missing' }
  | { readonly status: 'open'; readonly store: DocumentStore }

/** Opens a draft while the component is mounted; saves and closes it afterwards. */
export const useOpenDraft = (id: string | null): OpenDocument => {
  const account = useCurrentAccount()
  const key = `${account}/${id}`
  const [opened, setOpened] = useState<{ key: string; document: OpenDocument } | null>(null)
  useEffect(() => {
    if (!id) return
    let unmounted = false
    const opening = openDraft(id)
    opening.then(
      (store) => unmounted || setOpened({ key, document: { status: 'open', store } }),
      (error: unknown) => {
        if (!(error instanceof AppError)) console.error(error)
        if (!unmounted) setOpened({ key, document: { status: 'missing' } })
      },
    )
    return () => {
      unmounted = true
      opening.then((store) => store.close()).catch(() => {})
    }
  }, [id, key])
  return opened?.key === key ? opened.document : { status: 'opening' }
}

/** Subscribes to a part of an open document. `select` must return the same value for the same snapshot. */
export const useDocument = <T>(store: DocumentStore, select: (snapshot: DocumentSnapshot) => T): T => {
  const getSelection = useCallback(() => select(store.getSnapshot()), [store, select])
  return useSyncExternalStore(store.subscribe, getSelection)
}
