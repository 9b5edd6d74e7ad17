import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { analyzeCv, cancelAnalysis, uploadCv } from './analysis-requests.ts'
import type { Phase } from './overlay/progress.ts'

export interface AnalysisInput {
  readonly reading: Promise<ExtractedDocument> | null
  readonly text: string
  readonly fileName: string | null
  readonly job: string
  readonly language: Language
  /** The CV has an id now: what was read of it may be kept with it. */
  readonly onRead: (id: string, read: ExtractedDocument | null) => void
}

export interface AnalysisRun {
  readonly phase: Phase
  readonly id: string | null
}

interface Listeners {
  /** The CV is on the server under this id; its analysis begins. */
  readonly onUploaded: (id: string) => void
  readonly onDone: (id: string) => void
  readonly onFailed: (error: Error) => void
}

/** The parent is told a second after the results came (spec section 4). */
const DONE_DELAY_MS = 1000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const refresh = () =>
  Promise.all([QUERY_KEYS.usage, QUERY_KEYS.resumes].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** One analysis from the button to the results: reading, uploading, analysing, done. */
export const useAnalysisRun = ({ onUploaded, onDone, onFailed }: Listeners) => {
  const [run, setRun] = useState<AnalysisRun | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  /** Begins anew: what an earlier one still reports is not heard any more. */
  const begin = useCallback(() => {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    return controller.signal
  }, [])

  const analyseUnder = useCallback(
    async (id: string, signal: AbortSignal) => {
      setRun({ phase: 'analysing', id })
      const { status } = await analyzeCv(id, signal)
      await refresh()
      if (signal.aborted) return
      // Another page began it: the resume's own stage leads from here.
      if (status === 'running') return setRun(null)
      setRun({ phase: 'done', id })
      await pause(DONE_DELAY_MS)
      if (signal.aborted) return
      setRun(null)
      onDone(id)
    },
    [onDone],
  )

  const guarded = useCallback(
    async (work: (signal: AbortSignal) => Promise<void>) => {
      const signal = begin()
      try {
        await work(signal)
      } catch (error) {
        if (signal.aborted) return
        setRun(null)
        void refresh()
        onFailed(toAppError(error))
      }
    },
    [begin, onFailed],
  )

  const start = (input: AnalysisInput) =>
    guarded(async (signal) => {
      setRun({ phase: 'reading', id: null })
      const read = input.reading ? await abortable(input.reading, signal) : null
      setRun({ phase: 'uploading', id: null })
      const id = await uploadCv({ ...input, read, key: crypto.randomUUID() }, signal)
      input.onRead(id, read)
      onUploaded(id)
      await analyseUnder(id, signal)
    })

  const analyse = (id: string) => guarded((signal) => analyseUnder(id, signal))

  /** Stops what runs here and, when the analysis has begun, at the server: it is not counted then. */
  const cancel = async (id: string | null) => {
    stop.current?.abort()
    setRun(null)
    if (id) await cancelAnalysis(id)
    await refresh()
  }

  return { run, start, analyse, cancel }
}

const abortable = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(new DOMException('stopped', 'AbortError')), { once: true })
  return Promise.race([work, aborted.promise])
}
