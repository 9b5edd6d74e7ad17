import { useEffect, useMemo, useState } from 'react'
import type { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { type ExtractionResult, extractFile } from '#web/workers/extract/client.ts'
import { countWords } from './extract-input.ts'

export type Preview =
  | { readonly status: 'none' }
  | { readonly status: 'reading' }
  | { readonly status: 'read'; readonly pages: number; readonly words: number }
  | { readonly status: 'failed'; readonly error: AppError }

export interface FileExtraction {
  readonly preview: Preview
  /** Rejects with the codes of `extractFile`; null without a file. */
  readonly result: Promise<ExtractionResult> | null
}

interface ExtractionJob {
  /** The text pass, before warnings are searched for. */
  readonly text: Promise<ExtractedDocument>
  readonly result: Promise<ExtractionResult>
}

const startExtraction = (file: File, language: Language, job: string): ExtractionJob => {
  const text = Promise.withResolvers<ExtractedDocument>()
  const score = { language, job, now: Date.now() }
  const result = extractFile(new AbortController().signal, file, { score, onText: text.resolve })
  result.then(({ extracted }) => text.resolve(extracted), text.reject)
  text.promise.catch(() => {})
  return { text: text.promise, result }
}

/**
 * Extracts a file as soon as it is selected, so that an unreadable one is reported before it is submitted. Pages and
 * words show after the text pass; `result` also waits for the warnings and the score.
 */
export const useFileExtraction = (file: File | null, language: Language, job: string): FileExtraction => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language or job ad needs a new score, not a new extraction
  const extraction = useMemo(() => (file ? startExtraction(file, language, job) : null), [file])
  const [preview, setPreview] = useState<Preview>({ status: 'none' })

  useEffect(() => {
    if (!extraction) return setPreview({ status: 'none' })
    let current = true
    setPreview({ status: 'reading' })
    const fail = (error: unknown) => {
      if (current) setPreview({ status: 'failed', error: toAppError(error) })
    }
    extraction.text.then((extracted) => {
      if (current) setPreview({ status: 'read', pages: extracted.pages.length, words: countWords(extracted) })
    }, fail)
    extraction.result.catch(fail)
    return () => {
      current = false
    }
  }, [extraction])

  return { preview, result: extraction?.result ?? null }
}
