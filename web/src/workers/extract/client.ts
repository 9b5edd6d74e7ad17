import { proxy } from 'comlink'
import { AppError } from '#shared/errors.ts'
import { createWorkerClient, type WorkerClient } from '../worker-client.ts'
import type { ExtractApi, ExtractionResult, ExtractionStage } from './protocol.ts'

export type { ExtractionResult } from './protocol.ts'

/** Longest that reading one file may take; then the worker is ended and a new one warmed. */
const DEADLINE_MS = 8_000

let bridge: WorkerClient<ExtractApi> | undefined
let latest: AbortController | undefined

const open = (): WorkerClient<ExtractApi> => {
  bridge ??= createWorkerClient<ExtractApi>({
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'extract' }),
    deadlineMs: DEADLINE_MS,
  })
  return bridge
}

/** A new reading cancels the one before it. */
const alone = (signal: AbortSignal): AbortSignal => {
  latest?.abort()
  latest = new AbortController()
  return AbortSignal.any([signal, latest.signal])
}

export interface ExtractOptions {
  readonly onStage?: (stage: ExtractionStage) => void
}

/**
 * Reads a PDF on the device. Throws an `AppError` with a code of design section 4 (`not-pdf`, `damaged`, `encrypted`,
 * `empty`, `scanned`, `unreadable`, `too-large`, `too-complex`, `timeout`), or `cancelled` when `signal` aborts or a
 * newer reading begins. When the search for hazards alone takes too long, the text is the answer.
 */
export const extractFile = async (
  signal: AbortSignal,
  file: Blob,
  { onStage }: ExtractOptions = {},
): Promise<ExtractionResult> => {
  const own = alone(signal)
  let text: ExtractionResult | undefined
  const stage = proxy((now: ExtractionStage) => onStage?.(now))
  const keep = proxy((extracted: ExtractionResult) => {
    text = extracted
  })
  try {
    return await open().call(own, (api) => api.extractFile(file, stage, keep))
  } catch (error) {
    if (text && error instanceof AppError && (error.code === 'timeout' || error.code === 'internal')) return text
    throw error
  }
}

/** Reads pasted text with the same parser. Throws `cancelled`, `timeout` or `internal`. */
export const extractText = (signal: AbortSignal, text: string): Promise<ExtractionResult> =>
  open().call(alone(signal), (api) => api.extractText(text))

/** Starts the worker, so that the first file does not wait for it. */
export const warmExtract = (): void => open().warm()
