import { Editor } from '#web/features/editor/editor.tsx'
import { exportFaroFile } from '#web/features/import-export/export/export-files.ts'
import { PdfDownload } from '#web/features/import-export/export/pdf-download.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { EditorExportMenu } from './editor-export-menu.tsx'
import { EditorLetterPanel } from './editor-letter-panel.tsx'

interface EditorScreenProps {
  draftId: string
  onBack: () => void
  onOpenDraft: (id: string) => void
}

/** Composes the editor with export and download. */
export const EditorScreen = (props: EditorScreenProps) => (
  <TooltipProvider>
    <Editor
      {...props}
      ExportMenu={EditorExportMenu}
      PdfDownload={PdfDownload}
      LetterPanel={EditorLetterPanel}
      exportCopy={exportFaroFile}
    />
  </TooltipProvider>
)
