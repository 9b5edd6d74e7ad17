import type { ReactNode } from 'react'
import type { Template } from '#shared/templates/template.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { usePdfDownload } from './use-pdf-download.ts'

interface PdfDownloadProps {
  store: DocumentStore
  template: Template | null
  /** Called with the document path of a field that differs in the PDF. */
  onGoToField: (path: readonly string[]) => void
  children: (download: { readonly busy: boolean; readonly start: () => void }) => ReactNode
}

/** Gives its children the PDF download, and shows the proof's result when it failed. */
export const PdfDownload = ({ store, template, onGoToField, children }: PdfDownloadProps) => {
  const { busy, failedProof, start, save, dismiss } = usePdfDownload(store, template)
  return (
    <>
      {children({ busy, start })}
      {failedProof && (
        <ProofDialog
          generated={failedProof}
          onDownload={() => save(failedProof)}
          onClose={dismiss}
          onGoToField={onGoToField}
        />
      )}
    </>
  )
}
