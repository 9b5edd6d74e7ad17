import { useLingui } from '@lingui/react/macro'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { useEditor } from '../editor-context.ts'

const canUndo = (snapshot: DocumentSnapshot) => snapshot.canUndo
const canRedo = (snapshot: DocumentSnapshot) => snapshot.canRedo

export const UndoButtons = () => {
  const { t } = useLingui()
  const { store } = useEditor()
  return (
    <>
      <IconButton icon="undo" label={t`Undo`} disabled={!useDocument(store, canUndo)} onClick={() => store.undo()} />
      <IconButton icon="redo" label={t`Redo`} disabled={!useDocument(store, canRedo)} onClick={() => store.redo()} />
    </>
  )
}
