import { useMemo } from 'react'
import { EditorContext, useDocumentLanguage } from '#web/features/editor/editor-context.ts'
import { SaveStatus } from '#web/features/editor/header/save-status.tsx'
import { UndoButtons } from '#web/features/editor/header/undo-buttons.tsx'
import { LetterPanel } from '#web/features/letter/letter-panel.tsx'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'

/** The letters of the open resume, with undo and save state of the letter. */
export const EditorLetterPanel = ({ store }: { store: DocumentStore }) => (
  <LetterPanel store={store} renderTools={(letter) => <LetterTools store={letter} />} />
)

const LetterTools = ({ store }: { store: DocumentStore }) => {
  const language = useDocumentLanguage(store)
  const value = useMemo(() => ({ store, language, base: null }), [store, language])
  return (
    <EditorContext value={value}>
      <UndoButtons />
      <SaveStatus />
    </EditorContext>
  )
}
