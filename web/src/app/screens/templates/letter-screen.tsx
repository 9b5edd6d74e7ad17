import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { MissingDraft } from '#web/components/drafts/missing-draft.tsx'
import { StorageBanner } from '#web/components/storage-banner/storage-banner.tsx'
import { EditorContext, useDocumentLanguage } from '#web/features/editor/editor-context.ts'
import { EditorSkeleton } from '#web/features/editor/editor-skeleton.tsx'
import { SaveStatus } from '#web/features/editor/header/save-status.tsx'
import { UndoButtons } from '#web/features/editor/header/undo-buttons.tsx'
import { ConflictNotices } from '#web/features/editor/notices/conflict-notices.tsx'
import { Preview } from '#web/features/editor/preview/preview.tsx'
import { useUnsavedWarning } from '#web/features/editor/use-unsaved-warning.ts'
import { VersionDialog } from '#web/features/editor/versions/version-dialog.tsx'
import { exportFaroFile } from '#web/features/import-export/export/export-files.ts'
import { ExportMenu } from '#web/features/import-export/export/export-menu.tsx'
import { PdfDownload } from '#web/features/import-export/export/pdf-download.tsx'
import { LetterEditor } from '#web/features/letter/letter-editor.tsx'
import type { LetterSlots } from '#web/features/letter/letter-slots.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { useOpenDraft } from '#web/storage/document/use-document.ts'
import { IconButton } from '#web/ui/button/button.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'

interface LetterScreenProps {
  draftId: string
  onBack: () => void
  onOpenDraft: (id: string) => void
}

const Pages: LetterSlots['Pages'] = (props) => <Preview {...props} active />

/** Composes the letter's editor with the page, versions and notices of the editor, and with export and download. */
export const LetterScreen = ({ draftId, ...props }: LetterScreenProps) => {
  const opened = useOpenDraft(draftId)
  if (opened.status === 'opening') return <EditorSkeleton />
  if (opened.status === 'missing') return <MissingDraft />
  return (
    <TooltipProvider>
      <OpenLetter store={opened.store} {...props} />
    </TooltipProvider>
  )
}

const OpenLetter = ({ store, onBack, onOpenDraft }: Omit<LetterScreenProps, 'draftId'> & { store: DocumentStore }) => {
  const language = useDocumentLanguage(store)
  const value = useMemo(() => ({ store, language, base: null }), [store, language])
  useUnsavedWarning(store)
  return (
    <EditorContext value={value}>
      <LetterEditor
        store={store}
        onBack={onBack}
        Pages={Pages}
        PdfDownload={PdfDownload}
        status={<SaveStatus />}
        tools={(template) => (
          <>
            <UndoButtons />
            <Versions store={store} />
            <ExportMenu store={store} template={template} onOpenDraft={onOpenDraft} onBack={onBack} />
          </>
        )}
        notices={
          <>
            <StorageBanner onExport={() => exportFaroFile(store)} />
            <ConflictNotices />
          </>
        }
      />
    </EditorContext>
  )
}

const Versions = ({ store }: { store: DocumentStore }) => {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip content={t`Version history`}>
        <IconButton icon="history" label={t`Version history`} onClick={() => setOpen(true)} />
      </Tooltip>
      {open && <VersionDialog store={store} onClose={() => setOpen(false)} />}
    </>
  )
}
