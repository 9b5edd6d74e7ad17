import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { suggestInstall } from '#web/platform/pwa/pwa-state.ts'
import { saveGeneratedDocument } from '#web/storage/account/account-resume.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { type GeneratedPdf, generatePdf, savePdf } from './generate-pdf.ts'

/**
 * Generates the PDF, proofs it and saves it, also to the account of a signed-in person. A file whose proof found
 * differences is returned as `failedProof` instead of being saved.
 */
export const usePdfDownload = (store: DocumentStore, template: Template | null) => {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failedProof, setFailedProof] = useState<GeneratedPdf | null>(null)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const showError = useCallback((description: string) => toast({ kind: 'error', title: t`Error`, description }), [t])
  const save = useCallback(
    (generated: GeneratedPdf) => {
      setFailedProof(null)
      try {
        savePdf(generated)
      } catch (error) {
        console.error(error)
        return showError(t`Could not download the PDF. Please try again.`)
      }
      toast({
        kind: 'success',
        title: t`Success!`,
        description: t`Your optimized resume has been downloaded successfully`,
      })
      suggestInstall()
      void saveGeneratedDocument(store, generated.request)
    },
    [store, showError, t],
  )
  const generate = useCallback(async () => {
    if (!template) return showError(t`No template selected`)
    controller.current = new AbortController()
    setBusy(true)
    try {
      const generated = await generatePdf(store, template, controller.current.signal)
      if (generated.differences.length > 0 || generated.missingGlyphs.length > 0) setFailedProof(generated)
      else save(generated)
    } catch (error) {
      const failure = toAppError(error)
      if (failure.code === 'cancelled') return
      console.error(failure)
      showError(t`Could not generate the resume. Please try again.`)
    } finally {
      setBusy(false)
    }
  }, [store, template, save, showError, t])

  const start = useCallback(() => void generate(), [generate])
  const dismiss = useCallback(() => setFailedProof(null), [])
  return { busy, failedProof, start, save, dismiss }
}
