import { useEffect, useState } from 'react'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { watchDraft } from '#web/storage/drafts/drafts.ts'

/** The draft whose facts a tailored draft shares. */
export interface BaseDraft {
  readonly id: string
  readonly name: string
}

const selectBaseId = ({ basedOn }: DocumentSnapshot) => basedOn?.id ?? null

/** The base of the open draft; null when it has none, or when the base was deleted. */
export const useBase = (store: DocumentStore): BaseDraft | null => {
  const id = useDocument(store, selectBaseId)
  const [base, setBase] = useState<BaseDraft | null>(null)
  useEffect(() => {
    if (id === null) return
    return watchDraft(id, (draft) =>
      setBase((before) =>
        draft && before?.id === id && before.name === draft.name ? before : draft && { id, name: draft.name },
      ),
    )
  }, [id])
  return base?.id === id ? base : null
}
