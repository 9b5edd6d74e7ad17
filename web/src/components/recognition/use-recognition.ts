import { useEffect, useMemo, useRef, useState } from 'react'
import type { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import type { RecognitionProgress } from '#web/workers/ocr/client.ts'

type RecognitionState =
  | { readonly status: 'offered' }
  | { readonly status: 'running'; readonly progress: RecognitionProgress }
  | { readonly status: 'failed'; readonly error: AppError }

/** Bytes to download; 0 when all files are on this device, null while that is looked up. */
type DownloadSize = number | null

export interface Recognition {
  readonly state: RecognitionState
  readonly download: DownloadSize
  readonly start: () => void
  readonly cancel: () => void
}

/** A PDF with pages that are pictures. */
export interface ScannedFile {
  readonly file: Blob
  /** What was extracted from its other pages; null when all are pictures. */
  readonly extracted: ExtractedDocument | null
}

const OFFERED: RecognitionState = { status: 'offered' }

/** What recognition downloads before it can start. */
export const useDownloadSize = (): DownloadSize => {
  const [size, setSize] = useState<DownloadSize>(null)
  useEffect(() => {
    let current = true
    const load = async () => {
      const { getDownloadBytes } = await import('#web/workers/ocr/load-data.ts')
      const bytes = await getDownloadBytes()
      if (current) setSize(bytes)
    }
    load().catch((error: unknown) => console.warn(error))
    return () => {
      current = false
    }
  }, [])
  return size
}

/**
 * Recognition of a scan, started and cancelled by the person. `onDone` gets the document. A new `scan`, or unmounting,
 * cancels it.
 */
export const useRecognition = (
  scan: ScannedFile,
  onDone: (document: ExtractedDocument) => void | Promise<void>,
): Recognition => {
  const [state, setState] = useState<RecognitionState>(OFFERED)
  const download = useDownloadSize()
  const controller = useRef<AbortController | null>(null)
  const latestOnDone = useRef(onDone)
  useEffect(() => {
    latestOnDone.current = onDone
  })
  const { file } = scan
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file ends the recognition of the one before
  useEffect(() => {
    setState(OFFERED)
    return () => controller.current?.abort()
  }, [file])

  return useMemo(() => {
    const run = async () => {
      controller.current?.abort()
      const current = new AbortController()
      controller.current = current
      const { signal } = current
      const show = (next: RecognitionState) => {
        if (!signal.aborted) setState(next)
      }
      show({ status: 'running', progress: { step: 'download', share: 0 } })
      try {
        const { recognizeFile } = await import('#web/workers/ocr/client.ts')
        const onProgress = (progress: RecognitionProgress) => show({ status: 'running', progress })
        const document = await recognizeFile(signal, scan.file, { extracted: scan.extracted, onProgress })
        if (!signal.aborted) await latestOnDone.current(document)
      } catch (error) {
        show({ status: 'failed', error: toAppError(error) })
      }
    }
    const cancel = () => {
      controller.current?.abort()
      setState(OFFERED)
    }
    return { state, download, start: () => void run(), cancel }
  }, [state, download, scan])
}
