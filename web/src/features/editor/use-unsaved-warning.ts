import { useEffect } from 'react'
import { useStorageHealth } from '#web/storage/database/use-storage-health.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'

const hasSaveFailed = (snapshot: DocumentSnapshot) => snapshot.saving.kind === 'failed'

/** Asks before the tab is closed while edits exist only in memory. */
export const useUnsavedWarning = (store: DocumentStore): void => {
  const inMemory = useStorageHealth() === 'memory'
  const atRisk = useDocument(store, hasSaveFailed) || inMemory
  useEffect(() => {
    if (!atRisk) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [atRisk])
}
