import { useEffect, useMemo, useState } from 'react'
import type { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { findScannedPages } from '#shared/parser/recognition/find-scanned-pages.ts'
import type { ScannedFile } from '#web/components/recognition/use-recognition.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import {
  type ExtractionResult,
  extractFile,
  isScan,
  parseExtracted,
  type ScoreOptions,
} from '#web/workers/extract/client.ts'
import { countWords } from './extract-input.ts'

export type Preview =
  | { readonly status: 'none' }
  | { readonly status: 'reading' }
  | { readonly status: 'read'; readonly pages: number; readonly words: number }
  | { readonly status: 'failed'; readonly error: AppError }

/** A file with scanned pages; `pages` is their number, null when all are. */
export interface OfferedScan extends ScannedFile {
  readonly pages: number | null
}

export interface FileExtraction {
  readonly preview: Preview
  /** Set while the file has pages that may be recognized. */
  readonly scan: OfferedScan | null
  /** Takes the document with the recognized pages in place of what was extracted. */
  readonly setRecognized: (document: ExtractedDocument) => Promise<void>
  /** Rejects with the codes of `extractFile`; null without a file. */
  readonly result: Promise<ExtractionResult> | null
}

interface ExtractionJob {
  /** The text pass, before warnings are searched for. */
  readonly text: Promise<ExtractedDocument>
  readonly result: Promise<ExtractionResult>
}

type ScoreSettings = Omit<ScoreOptions, 'now'>

const startExtraction = (file: File, settings: ScoreSettings): ExtractionJob => {
  const text = Promise.withResolvers<ExtractedDocument>()
  const score = { ...settings, now: Date.now() }
  const result = extractFile(new AbortController().signal, file, { score, onText: text.resolve })
  result.then(({ extracted }) => text.resolve(extracted), text.reject)
  text.promise.catch(() => {})
  return { text: text.promise, result }
}

/** The scan that an extraction found, if any; null while it runs. */
const detectScan = (file: File, result: Promise<ExtractionResult>): Promise<OfferedScan | null> =>
  result.then(
    ({ extracted }) => {
      const pages = findScannedPages(extracted).length
      return pages > 0 ? { file, extracted, pages } : null
    },
    (error: unknown) => (isScan(error) ? { file, extracted: null, pages: null } : null),
  )

/**
 * Extracts a file as soon as it is selected, so that an unreadable one is reported before it is submitted. Pages and
 * words show after the text pass; `result` also waits for the warnings and the score.
 */
export const useFileExtraction = (file: File | null, settings: ScoreSettings): FileExtraction => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language, country or job ad needs a new score, not a new extraction
  const started = useMemo(() => (file ? startExtraction(file, settings) : null), [file])
  const [recognized, setRecognized] = useState<{ readonly file: File; readonly job: ExtractionJob } | null>(null)
  const extraction = recognized && recognized.file === file ? recognized.job : started
  const [scan, setScan] = useState<OfferedScan | null>(null)
  const [preview, setPreview] = useState<Preview>({ status: 'none' })

  useEffect(() => {
    if (!extraction) {
      setScan(null)
      return setPreview({ status: 'none' })
    }
    let current = true
    setPreview({ status: 'reading' })
    setScan(null)
    if (file)
      void detectScan(file, extraction.result).then((found) => {
        if (current) setScan(found)
      })
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
  }, [extraction, file])

  return {
    preview,
    scan,
    result: extraction?.result ?? null,
    setRecognized: async (document) => {
      if (!file) return
      const score = { ...settings, now: Date.now() }
      const result = await parseExtracted(new AbortController().signal, document, score)
      setRecognized({ file, job: { text: Promise.resolve(document), result: Promise.resolve(result) } })
    },
  }
}
