import { useMemo } from 'react'
import { MissingDraft } from '#web/components/drafts/missing-draft.tsx'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useOpenDraft } from '#web/storage/document/use-document.ts'
import { EditorContext, useDocumentLanguage } from './editor-context.ts'
import { EditorLayout, type EditorLayoutProps } from './editor-layout.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { useBase } from './job/use-base.ts'

/** Opens a draft and shows its form and preview. */
export const Editor = ({ draftId, ...props }: EditorLayoutProps & { draftId: string }) => {
  const opened = useOpenDraft(draftId)
  if (opened.status === 'opening') return <EditorSkeleton />
  if (opened.status === 'missing') return <MissingDraft />
  return <OpenDraft store={opened.store} {...props} />
}

const OpenDraft = ({ store, ...props }: EditorLayoutProps & { store: DocumentStore }) => {
  const language = useDocumentLanguage(store)
  const base = useBase(store)
  const value = useMemo(() => ({ store, language, base }), [store, language, base])
  return (
    <EditorContext value={value}>
      <EditorLayout {...props} />
    </EditorContext>
  )
}
