import { useCallback, useEffect, useState } from 'react'
import type { AppError } from '#shared/errors.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { extractFile, type ParsedExtraction } from '#web/workers/extract/client.ts'
import { renderPdf } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'

export interface AtsPreview {
  readonly extraction: ParsedExtraction
  readonly file: Blob
}

/** Renders the document and extracts its text on the device. `retry` runs it again after an error. */
export const useAtsPreview = (store: DocumentStore, templateId: string) => {
  const [preview, setPreview] = useState<AtsPreview | null>(null)
  const [error, setError] = useState<AppError | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt runs it again
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      const { bytes } = await renderPdf(signal, createRenderRequest(store.getSnapshot().document, templateId))
      const file = new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' })
      const extraction = await extractFile(signal, file)
      if (!signal.aborted) setPreview({ extraction, file })
    }
    setError(null)
    load().catch((thrown) => {
      const failure = toAppError(thrown)
      if (failure.code !== 'cancelled') setError(failure)
    })
    return () => controller.abort()
  }, [store, templateId, attempt])
  const retry = useCallback(() => setAttempt((n) => n + 1), [])
  return { preview, error, retry }
}
