import type { CandidateSummaryResponse } from '#shared/api-schema/teams.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import {
  deleteQueuedFiles,
  listQueuedFiles,
  type QueuedFile,
  updateQueuedFile,
} from '#web/storage/board/board-queue.ts'
import { isScan } from '#web/workers/extract/client.ts'
import { createReadingPool, type ReadingPool } from '#web/workers/extract/pool.ts'
import { isFileError, sendCandidate } from './send-candidate.ts'

export interface QueueJob {
  readonly account: string
  readonly openingId: string
  readonly ad: string
  readonly adRevision: number
  /** Of CVs whose own language is not detected. */
  readonly language: Language
}

export interface QueueEvents {
  readonly onAdded: (row: CandidateSummaryResponse) => void
  /** The scan whose text is being recognized; null when that is done. */
  readonly onRecognizing: (fileName: string | null) => void
  /** A file that cannot be read or added. */
  readonly onFailed: (file: QueuedFile) => void
}

const LOCK = 'faro-board'
/** Failures that are not of the file, which therefore stays on the device. */
const MAY_WORK_AGAIN: ReadonlySet<ErrorCode> = new Set(['timeout', 'internal'])
/** Failures of the download that recognition needs. */
const NOT_OF_FILE: ReadonlySet<ErrorCode> = new Set(['offline', 'provider-unavailable'])

/** One tab reads at a time; the others wait until it is done or closed. */
const withLock = async (signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) await navigator.locks.request(LOCK, { signal }, work)
  else await work()
}

const recognize = async (file: Blob, signal: AbortSignal) => {
  const { recognizeFile } = await import('#web/workers/ocr/client.ts')
  return recognizeFile(signal, file, { extracted: null, onProgress: () => undefined })
}

/** Reads a file once; what was read is stored before it is sent, so that a reload does not read it again. */
const readFile = async (
  { account, ad, adRevision, language }: QueueJob,
  queued: QueuedFile,
  pool: ReadingPool,
  signal: AbortSignal,
): Promise<QueuedFile> => {
  if (queued.reading) return queued
  if (!queued.file) throw new AppError('internal')
  const options = { language, job: ad, now: Date.now() }
  const reading = queued.recognize
    ? await pool.readDocument(signal, await recognize(queued.file, signal), options)
    : await pool.read(signal, queued.file, options)
  const read = { ...queued, file: null, reading, adRevision }
  await updateQueuedFile(account, read)
  return read
}

/**
 * Reads and adds the queued files of an opening, as many at once as the device allows. Resolves when all are done, failed or
 * aborted. Throws what concerns all of them, such as `offline`, `plan-required` or `board-full`; the rest stays queued.
 */
export const runQueue = async (job: QueueJob, events: QueueEvents, signal: AbortSignal): Promise<void> => {
  const { account, openingId } = job
  const stop = new AbortController()
  const combined = AbortSignal.any([signal, stop.signal])

  const fail = async (queued: QueuedFile, error: AppError) => {
    const canRetry = MAY_WORK_AGAIN.has(error.code) || (isScan(error) && !queued.recognize)
    const failed = { ...queued, file: canRetry ? queued.file : null, error: error.code }
    await updateQueuedFile(account, failed)
    events.onFailed(failed)
  }
  const add = async (queued: QueuedFile, pool: ReadingPool) => {
    const read = await readFile(job, queued, pool, combined).catch(async (thrown: unknown) => {
      const error = toAppError(thrown)
      if (error.code === 'cancelled' || NOT_OF_FILE.has(error.code)) throw error
      // Offline, the code of the worker or the vocabulary may be missing; the file is not to blame.
      if (!navigator.onLine && error.code === 'internal') throw new AppError('offline', {}, error)
      await fail(queued, error)
      return null
    })
    if (!read) return
    try {
      const row = await sendCandidate(read, combined)
      await deleteQueuedFiles(account, [read.id])
      events.onAdded(row)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (!isFileError(error)) throw error
      await fail(read, error)
    }
  }

  await withLock(signal, async () => {
    const rows = (await listQueuedFiles(account, openingId)).filter(({ error }) => error === null)
    if (rows.length === 0) return
    const waiting = rows.filter(({ recognize }) => !recognize)
    const pool = createReadingPool()
    const work = async () => {
      for (let next = waiting.shift(); next && !combined.aborted; next = waiting.shift()) await add(next, pool)
    }
    // One after the other: recognition takes seconds a page and hundreds of megabytes.
    const addScans = async () => {
      for (const scan of rows.filter(({ recognize }) => recognize)) {
        if (combined.aborted) return
        events.onRecognizing(scan.fileName)
        await add(scan, pool)
      }
      events.onRecognizing(null)
    }
    try {
      // One more than there are workers, so that they read while an answer is awaited.
      const lanes = Array.from({ length: pool.size + 1 }, () => work())
      for (const lane of lanes) lane.catch(() => stop.abort())
      await Promise.all(lanes)
      await addScans()
    } finally {
      pool.close()
    }
  }).catch((thrown: unknown) => {
    if (!signal.aborted) throw toAppError(thrown)
  })
}
