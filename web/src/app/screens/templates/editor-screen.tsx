import { Editor } from '#web/features/editor/editor.tsx'
import { exportFaroFile } from '#web/features/import-export/export/export-files.ts'
import { ExportMenu } from '#web/features/import-export/export/export-menu.tsx'
import { PdfDownload } from '#web/features/import-export/export/pdf-download.tsx'

interface EditorScreenProps {
  draftId: string
  onBack: () => void
  onOpenDraft: (id: string) => void
}

/** Composes the editor with export and download. */
export const EditorScreen = (props: EditorScreenProps) => (
  <Editor {...props} ExportMenu={ExportMenu} PdfDownload={PdfDownload} exportCopy={exportFaroFile} />
)
