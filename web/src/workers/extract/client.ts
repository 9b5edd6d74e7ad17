import { proxy } from 'comlink'
import { AppError } from '#shared/errors.ts'
import { type Bridge, createBridge } from '../bridge.ts'
import type { ExtractApi, ExtractResult, ExtractStage } from './protocol.ts'

export type { ExtractResult } from './protocol.ts'

/** Longest that reading one file may take; then the worker is ended and a new one warmed. */
const DEADLINE_MS = 8_000

let bridge: Bridge<ExtractApi> | undefined
let latest: AbortController | undefined

const open = (): Bridge<ExtractApi> => {
  bridge ??= createBridge<ExtractApi>({
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
  readonly onStage?: (stage: ExtractStage) => void
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
): Promise<ExtractResult> => {
  const own = alone(signal)
  let text: ExtractResult | undefined
  const stage = proxy((now: ExtractStage) => onStage?.(now))
  const keep = proxy((extracted: ExtractResult) => {
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
export const extractText = (signal: AbortSignal, text: string): Promise<ExtractResult> =>
  open().call(alone(signal), (api) => api.extractText(text))

/** Starts the worker, so that the first file does not wait for it. */
export const warmExtract = (): void => open().warm()
