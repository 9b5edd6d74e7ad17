import { useCallback, useEffect, useRef, useState } from 'react'
import type { Country } from '#shared/countries.ts'
import type { Language } from '#shared/languages.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import type { ExtractionResult } from '#web/workers/extract/client.ts'
import type { Phase } from './overlay/progress.ts'

const loadRequests = () => import('./analysis-requests.ts')

export interface AnalysisInput {
  /** Of the selected file; null for pasted text. */
  readonly extraction: Promise<ExtractionResult> | null
  readonly text: string
  readonly fileName: string | null
  readonly job: string
  readonly country: Country | undefined
  readonly language: Language
  /** Called once the server has assigned an id, with the extraction that was uploaded. */
  readonly onExtracted: (id: string, extraction: ExtractionResult | null) => void
}

export interface AnalysisRun {
  readonly phase: Phase
  readonly id: string | null
}

interface Listeners {
  /** The CV is uploaded; its analysis starts. */
  readonly onUploaded: (id: string) => void
  readonly onDone: (id: string) => void
  readonly onFailed: (error: Error) => void
}

/** Time for which the finished progress stays visible before the results replace it. */
const DONE_DELAY_MS = 1000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const invalidateAnalyses = () =>
  Promise.all([QUERY_KEYS.usage, QUERY_KEYS.resumes].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** Runs one analysis at a time: extraction, upload, analysis, done. `run` is null while none is running. */
export const useAnalysisRun = ({ onUploaded, onDone, onFailed }: Listeners) => {
  const [run, setRun] = useState<AnalysisRun | null>(null)
  const controllerRef = useRef<AbortController | null>(null)
  useEffect(() => () => controllerRef.current?.abort(), [])

  /** Aborts the previous run, so that it reports nothing more. */
  const begin = useCallback(() => {
    controllerRef.current?.abort()
    const controller = new AbortController()
    controllerRef.current = controller
    return controller.signal
  }, [])

  const runAnalysis = useCallback(
    async (id: string, signal: AbortSignal) => {
      setRun({ phase: 'analyzing', id })
      const { analyzeCv } = await loadRequests()
      const { status } = await analyzeCv(id, signal)
      await invalidateAnalyses()
      if (signal.aborted) return
      // Another tab started this analysis: progress now comes from polling the resume.
      if (status === 'running') return setRun(null)
      setRun({ phase: 'done', id })
      await wait(DONE_DELAY_MS)
      if (signal.aborted) return
      setRun(null)
      onDone(id)
    },
    [onDone],
  )

  const runExclusively = useCallback(
    async (work: (signal: AbortSignal) => Promise<void>) => {
      const signal = begin()
      try {
        await work(signal)
      } catch (error) {
        if (signal.aborted) return
        setRun(null)
        void invalidateAnalyses()
        onFailed(toAppError(error))
      }
    },
    [begin, onFailed],
  )

  const start = (input: AnalysisInput) =>
    runExclusively(async (signal) => {
      setRun({ phase: 'reading', id: null })
      const extraction = input.extraction ? await abortable(input.extraction, signal) : null
      setRun({ phase: 'uploading', id: null })
      const { uploadCv } = await loadRequests()
      const id = await uploadCv(
        { ...input, extracted: extraction?.extracted ?? null, key: crypto.randomUUID() },
        signal,
      )
      input.onExtracted(id, extraction)
      onUploaded(id)
      await runAnalysis(id, signal)
    })

  const analyze = (id: string) => runExclusively((signal) => runAnalysis(id, signal))

  /** Aborts the run here and, when `id` is given, on the server, which then does not count it. */
  const cancel = async (id: string | null) => {
    controllerRef.current?.abort()
    setRun(null)
    if (id) await (await loadRequests()).cancelAnalysis(id)
    await invalidateAnalyses()
  }

  return { run, start, analyze, cancel }
}

const abortable = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(new DOMException('stopped', 'AbortError')), { once: true })
  return Promise.race([work, aborted.promise])
}
