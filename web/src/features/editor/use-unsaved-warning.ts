import { useEffect } from 'react'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document-store.types.ts'
import { useDocument, useStorageHealth } from '#web/storage/use-storage.ts'

const failed = (snapshot: DocumentSnapshot) => snapshot.saving.kind === 'failed'

/** Asks before the tab is closed, only where what was written would go with it. */
export const useLeaveGuard = (store: DocumentStore): void => {
  const inMemory = useStorageHealth() === 'memory'
  const atRisk = useDocument(store, failed) || inMemory
  useEffect(() => {
    if (!atRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [atRisk])
}
