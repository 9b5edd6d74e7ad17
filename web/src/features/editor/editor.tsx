import { useMemo } from 'react'
import type { DocumentStore } from '#web/storage/document-store.types.ts'
import { useOpenDraft } from '#web/storage/use-storage.ts'
import { Missing } from '../../components/drafts/missing-draft.tsx'
import type { TemplatesSlots } from './editor-slots.ts'
import { EditingContext, useDocumentLanguage } from './editor-context.ts'
import { EditorLayout } from './editor-layout.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'

interface EditorProps extends TemplatesSlots {
  id: string
  onBack: () => void
  onOpen: (id: string) => void
}

/** Customise mode: one draft, opened, with its form and its page. */
export const Editor = ({ id, ...rest }: EditorProps) => {
  const opened = useOpenDraft(id)
  if (opened.status === 'opening') return <EditorSkeleton />
  if (opened.status === 'missing') return <Missing />
  return <Open store={opened.store} {...rest} />
}

const Open = ({ store, ...rest }: { store: DocumentStore } & Omit<EditorProps, 'id'>) => {
  const language = useDocumentLanguage(store)
  const editing = useMemo(() => ({ store, language }), [store, language])
  return (
    <EditingContext value={editing}>
      <EditorLayout {...rest} />
    </EditingContext>
  )
}
