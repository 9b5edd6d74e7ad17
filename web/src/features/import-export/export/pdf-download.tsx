import { type ReactNode, useCallback } from 'react'
import type { Template } from '#shared/templates/template.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { usePdfDownload } from './use-pdf-download.ts'
import { useTranslationCheck } from './use-translation-check.tsx'

interface PdfDownloadProps {
  store: DocumentStore
  template: Template | null
  /** Called with the document path of a field that differs in the PDF. */
  onGoToField: (path: readonly string[]) => void
  /** Opens both languages of the document at a field. */
  onTranslate?: (path: readonly string[]) => void
  children: (download: { readonly busy: boolean; readonly start: () => void }) => ReactNode
}

/** Gives its children the PDF download, and shows the proof's result when it failed. */
export const PdfDownload = ({ store, template, onGoToField, onTranslate, children }: PdfDownloadProps) => {
  const { busy, failedProof, start, save, dismiss } = usePdfDownload(store, template)
  const { ask, dialog } = useTranslationCheck(store, onTranslate)
  const askAndStart = useCallback(() => ask(start), [ask, start])
  return (
    <>
      {children({ busy, start: askAndStart })}
      {dialog}
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
