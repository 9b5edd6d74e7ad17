import { useEffect, useState } from 'react'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { DocumentSnapshot, DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { watchDraft } from '#web/storage/drafts/drafts.ts'

/** The resume that a letter is for. */
export interface LetterResume {
  readonly id: string
  readonly name: string
  readonly document: ResumeDocument
}

const selectResumeId = ({ basedOn }: DocumentSnapshot) => basedOn?.id ?? null

/** Watches the resume of the open letter. Null when it has none, or when it was deleted; undefined while it is read. */
export const useLetterResume = (store: DocumentStore): LetterResume | null | undefined => {
  const id = useDocument(store, selectResumeId)
  const [loaded, setLoaded] = useState<{ id: string; resume: LetterResume | null } | null>(null)
  useEffect(() => {
    if (id === null) return
    return watchDraft(id, (draft) =>
      setLoaded({ id, resume: draft && { id, name: draft.name, document: draft.document } }),
    )
  }, [id])
  if (id === null) return null
  return loaded?.id === id ? loaded.resume : undefined
}
