import { useCallback, useSyncExternalStore } from 'react'
import type { PageOverflow } from '#shared/renderer/draw/draw-list.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'

const overflows = new WeakMap<DocumentStore, PageOverflow>()
const listeners = new Set<() => void>()

/** Remembers what the last preview of a document had too much of; undefined when it fits. */
export const setPageOverflow = (store: DocumentStore, overflow: PageOverflow | undefined): void => {
  if (overflows.get(store) === overflow) return
  if (overflow) overflows.set(store, overflow)
  else overflows.delete(store)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the last preview of a document had too much of for the number of pages that was asked for. */
export const usePageOverflow = (store: DocumentStore): PageOverflow | undefined =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => overflows.get(store), [store]),
  )
