import type { ComponentType, ReactNode } from 'react'
import type { Template } from '#shared/templates/template.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'

/** A download of the open document as PDF. */
export interface DownloadControls {
  readonly busy: boolean
  /** Generates, proofs and saves the file. */
  readonly start: () => void
}

interface PdfDownloadProps {
  readonly store: DocumentStore
  readonly template: Template | null
  readonly onGoToField: (path: readonly string[]) => void
  /** Opens the view of both languages at a field. */
  readonly onTranslate: (path: readonly string[]) => void
  readonly children: (download: DownloadControls) => ReactNode
}

export interface ExportMenuProps {
  readonly store: DocumentStore
  readonly template: Template | null
  readonly onOpenDraft: (id: string) => void
  readonly onBack: () => void
  /** Opens the view of both languages at a field. */
  readonly onTranslate: (path: readonly string[]) => void
  /** Items above the menu's own. */
  readonly children?: ReactNode
}

/** What `web/app` passes to the editor from the import-export feature. */
export interface EditorSlots {
  readonly ExportMenu: ComponentType<ExportMenuProps>
  readonly PdfDownload: ComponentType<PdfDownloadProps>
  /** The letters of the open resume, beside it. */
  readonly LetterPanel: ComponentType<{ readonly store: DocumentStore }>
  readonly exportCopy: (store: DocumentStore) => void
}
