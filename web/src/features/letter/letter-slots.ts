import type { ComponentType, ReactNode } from 'react'
import type { Template } from '#shared/templates/template.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'

interface DownloadProps {
  readonly store: DocumentStore
  readonly template: Template | null
  readonly onGoToField: (path: readonly string[]) => void
  readonly children: (download: { readonly busy: boolean; readonly start: () => void }) => ReactNode
}

interface PagesProps {
  readonly template: Template | null
  readonly onGoToField: (path: readonly string[]) => void
}

/** What `web/app` passes to the letter's editor from the editor of resumes and from import and export. */
export interface LetterSlots {
  readonly Pages: ComponentType<PagesProps>
  readonly PdfDownload: ComponentType<DownloadProps>
  /** Save state, undo and versions. */
  readonly status: ReactNode
  readonly tools: (template: Template | null) => ReactNode
  readonly notices: ReactNode
}
