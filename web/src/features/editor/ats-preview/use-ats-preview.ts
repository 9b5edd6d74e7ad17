import { useCallback, useEffect, useState } from 'react'
import type { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toAppError } from '#web/platform/errors.ts'
import type { DocumentStore } from '#web/storage/document-store.types.ts'
import { extractFile } from '#web/workers/extract/client.ts'
import { renderPdf } from '#web/workers/render/client.ts'
import { requestOf } from '../../../workers/render/create-render-request.ts'

export interface Reading {
  readonly read: ExtractedDocument
  readonly file: Blob
}

/** The very bytes of the download, read back on the device as any other file would be. */
export const useReading = (store: DocumentStore, templateId: string) => {
  const [reading, setReading] = useState<Reading | null>(null)
  const [error, setError] = useState<AppError | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    const stop = new AbortController()
    const read = async () => {
      const { bytes } = await renderPdf(stop.signal, requestOf(store.getSnapshot().document, templateId))
      const file = new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' })
      const { document } = await extractFile(stop.signal, file)
      if (!stop.signal.aborted) setReading({ read: document, file })
    }
    setError(null)
    read().catch((thrown) => {
      const failure = toAppError(thrown)
      if (failure.code !== 'cancelled') setError(failure)
    })
    return () => stop.abort()
  }, [store, templateId, tries])
  const again = useCallback(() => setTries((n) => n + 1), [])
  return { reading, error, again }
}
