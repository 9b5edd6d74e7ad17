import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoardResponse, CandidateSummaryResponse } from '#shared/api-schema/teams.ts'
import type { AppError, ErrorCode } from '#shared/errors.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { useOnline } from '#web/platform/use-online.ts'
import {
  addQueuedFiles,
  deleteQueuedFiles,
  listQueuedFiles,
  type QueuedFile,
  updateQueuedFile,
} from '#web/storage/board/board-queue.ts'
import { newId } from '#web/storage/new-id.ts'
import { addRows } from '../team-requests.ts'
import { runQueue } from './run-queue.ts'

export interface FailedFile {
  readonly id: string
  readonly fileName: string
  readonly code: ErrorCode
  /** Whether the file is still on the device and may be read once more. */
  readonly canRetry: boolean
}

export interface QueueState {
  readonly isRunning: boolean
  /** Files of this run, and how many of them are on the board or have failed. */
  readonly total: number
  readonly done: number
  /** The scan whose text is being recognized. */
  readonly recognizing: string | null
  readonly failed: readonly FailedFile[]
  /** Scans whose text can be recognized. */
  readonly scans: readonly FailedFile[]
  /** Why it has stopped before the end. */
  readonly error: AppError | null
}

const IDLE: QueueState = {
  isRunning: false,
  total: 0,
  done: 0,
  recognizing: null,
  failed: [],
  scans: [],
  error: null,
}
/** The table is drawn again this often while files are added, ms. */
const DRAW_INTERVAL_MS = 400

const toFailed = ({ id, fileName, error, file }: QueuedFile): FailedFile => ({
  id,
  fileName,
  code: error ?? 'internal',
  canRetry: file !== null,
})

const isOfferedScan = ({ code, canRetry }: FailedFile): boolean => code === 'scanned' && canRetry

/** The state with a file that failed. */
const withFailed = (now: QueueState, file: FailedFile): QueueState =>
  isOfferedScan(file) ? { ...now, scans: [...now.scans, file] } : { ...now, failed: [...now.failed, file] }

/** Collects rows and puts them on the board a few times a second. */
const createRowBuffer = (openingId: string) => {
  let rows: CandidateSummaryResponse[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (rows.length > 0) addRows(openingId, rows)
    rows = []
  }
  const add = (row: CandidateSummaryResponse) => {
    rows.push(row)
    timer ??= setTimeout(flush, DRAW_INTERVAL_MS)
  }
  return { add, flush }
}

/** The files that are being added to a board. What a reload interrupted goes on by itself. */
export const useBoardQueue = (account: string, { id: openingId, ad, adRevision, canAdd }: BoardResponse) => {
  const language = useLanguage()
  const online = useOnline()
  const [state, setState] = useState(IDLE)
  const controller = useRef<AbortController | null>(null)

  const run = useCallback(async () => {
    if (controller.current) return
    const own = new AbortController()
    controller.current = own
    const buffer = createRowBuffer(openingId)
    const update = (change: (now: QueueState) => Partial<QueueState>) => setState((now) => ({ ...now, ...change(now) }))
    try {
      const queued = await listQueuedFiles(account, openingId)
      const total = queued.filter(({ error }) => error === null).length
      const failed = queued.filter(({ error }) => error !== null).map(toFailed)
      setState(failed.reduce(withFailed, { ...IDLE, isRunning: total > 0, total }))
      await runQueue(
        { account, openingId, ad, adRevision, language },
        {
          onAdded: (row) => {
            buffer.add(row)
            update(({ done }) => ({ done: done + 1 }))
          },
          onFailed: (file) => update((now) => ({ ...withFailed(now, toFailed(file)), done: now.done + 1 })),
          onRecognizing: (recognizing) => update(() => ({ recognizing })),
        },
        own.signal,
      )
    } catch (thrown) {
      const error = toAppError(thrown)
      update(() => ({ error }))
    } finally {
      buffer.flush()
      controller.current = null
      update(() => ({ isRunning: false }))
    }
  }, [account, openingId, ad, adRevision, language])

  useEffect(() => {
    if (canAdd && online) void run()
  }, [canAdd, online, run])
  useEffect(() => () => controller.current?.abort(), [])

  /** Queues files and starts. Throws when the device has no room for them. */
  const add = async (files: readonly File[]): Promise<void> => {
    const at = Date.now()
    const fields = { openingId, reading: null, adRevision: null, recognize: false, error: null }
    await addQueuedFiles(
      account,
      files.map((file, i) => ({ ...fields, id: newId(), at: at + i, fileName: file.name, file })),
    )
    await restart()
  }

  const restart = async (): Promise<void> => {
    controller.current?.abort()
    while (controller.current) await new Promise((resolve) => setTimeout(resolve, 50))
    await run()
  }

  /** Stops and forgets the files that are not on the board yet. */
  const cancel = async (): Promise<void> => {
    controller.current?.abort()
    const rest = await listQueuedFiles(account, openingId)
    await deleteQueuedFiles(
      account,
      rest.filter(({ error }) => error === null).map(({ id }) => id),
    )
    setState(({ failed, scans }) => ({ ...IDLE, failed, scans }))
  }

  const dismiss = async (files: readonly FailedFile[]): Promise<void> => {
    const ids = files.map(({ id }) => id)
    await deleteQueuedFiles(account, ids)
    const isLeft = ({ id }: FailedFile) => !ids.includes(id)
    setState((now) => ({ ...now, failed: now.failed.filter(isLeft), scans: now.scans.filter(isLeft) }))
  }

  const retry = async (files: readonly FailedFile[], change: Partial<QueuedFile> = {}): Promise<void> => {
    const ids = new Set(files.filter(({ canRetry }) => canRetry).map(({ id }) => id))
    for (const file of await listQueuedFiles(account, openingId))
      if (ids.has(file.id)) await updateQueuedFile(account, { ...file, ...change, error: null })
    await restart()
  }

  return { state, add, cancel, resume: run, dismiss, retry, recognize: () => retry(state.scans, { recognize: true }) }
}
