import { useEffect, useMemo, useState } from 'react'
import type { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { countWords, readPdf } from './extract-input.ts'

export type Preview =
  | { readonly status: 'none' }
  | { readonly status: 'reading' }
  | { readonly status: 'read'; readonly pages: number; readonly words: number }
  | { readonly status: 'failed'; readonly error: AppError }

export interface FileExtraction {
  readonly preview: Preview
  /** What was read, as soon as it is; rejects with the reader's code. */
  readonly result: Promise<ExtractedDocument> | null
}

interface ExtractionJob {
  readonly file: File
  readonly stop: AbortController
  readonly result: Promise<ExtractedDocument>
}

const startExtraction = (file: File): ExtractionJob => {
  const stop = new AbortController()
  const result = readPdf(file, stop.signal)
  result.catch(() => {})
  return { file, stop, result }
}

/** Reads a chosen file at once, so that a file that cannot be read says so before it is sent. */
export const useFileExtraction = (file: File | null): FileExtraction => {
  const job = useMemo(() => (file ? startExtraction(file) : null), [file])
  const [preview, setPreview] = useState<Preview>({ status: 'none' })

  useEffect(() => {
    if (!job) return setPreview({ status: 'none' })
    let current = true
    setPreview({ status: 'reading' })
    job.result.then(
      (read) => {
        if (current) setPreview({ status: 'read', pages: read.pages.length, words: countWords(read) })
      },
      (error: unknown) => {
        if (current) setPreview({ status: 'failed', error: toAppError(error) })
      },
    )
    return () => {
      current = false
    }
  }, [job])

  return { preview, result: job?.result ?? null }
}
