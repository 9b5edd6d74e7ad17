import { proxy, transfer } from 'comlink'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { createWorkerClient } from '../worker-client.ts'
import { DATA_FILES } from './data-files.ts'
import { loadData } from './load-data.ts'
import type { OcrApi, OcrData } from './protocol.ts'

/** Longest run for one page. */
const PAGE_DEADLINE_MS = 60_000

/** `share` is 0–1, of the download or of the page; `page` counts from 1 to `pages`, those that are recognized. */
export type RecognitionProgress =
  | { readonly step: 'download'; readonly share: number }
  | { readonly step: 'page'; readonly page: number; readonly pages: number; readonly share: number }

export interface RecognitionOptions {
  /** What was extracted from the file; null when all its pages are pictures. */
  readonly extracted: ExtractedDocument | null
  readonly onProgress: (progress: RecognitionProgress) => void
}

/**
 * Recognizes the text on the pages of a PDF that are pictures (10 at most), in a worker of its own that is terminated at
 * the end. Downloads the files it needs at first. Throws `offline`, `provider-unavailable`, `scanned` when no text was found,
 * `encrypted`, `damaged`, `timeout` for a page that takes longer than 60 s, `cancelled` or `internal`.
 */
export const recognizeFile = async (
  signal: AbortSignal,
  file: Blob,
  { extracted, onProgress }: RecognitionOptions,
): Promise<ExtractedDocument> => {
  onProgress({ step: 'download', share: 0 })
  const data = await loadData(signal, (share) => onProgress({ step: 'download', share }))
  const client = createWorkerClient<OcrApi>({
    start: () => new Worker(DATA_FILES.worker.url, { type: 'module', name: 'ocr' }),
    deadlineMs: PAGE_DEADLINE_MS,
    startDeadlineMs: PAGE_DEADLINE_MS,
  })
  try {
    await client.call(signal, (api) => api.start(transfer(data, listBuffers(data))))
    const numbers = await client.call(signal, (api) => api.openFile(file, extracted))
    for (const [i, number] of numbers.entries()) {
      const report = (share: number) => onProgress({ step: 'page', page: i + 1, pages: numbers.length, share })
      report(0)
      await client.call(signal, (api) => api.recognizePage(number, proxy(report)))
    }
    return await client.call(signal, (api) => api.finish())
  } finally {
    client.close()
  }
}

const listBuffers = ({ recognizer, decoders }: OcrData): Transferable[] =>
  [...Object.values(recognizer), ...Object.values(decoders)].map((bytes) => bytes.buffer)
