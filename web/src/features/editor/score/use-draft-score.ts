import { useEffect, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import type { Analysis } from '#shared/scoring/results.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { scorePdf } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'
import { createLatestRunner } from '../preview/run-latest.ts'
import type { DraftScore } from './draft-score.ts'

/** Runs work when the page is idle. Returns a function that cancels it. */
const runWhenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 1_500 })
  return () => cancelIdleCallback(handle)
}

interface ScoreInput {
  readonly store: DocumentStore
  readonly templateId: string | null
  /** Language of the returned texts. */
  readonly reader: Language
  /** Text of a job ad; empty for none. */
  readonly job: string
}

type CountedScore = DraftScore & { readonly times: number }

/** Scores the open document in the render worker after every change. Returns null until the first result. */
export const useDraftScore = ({ store, templateId, reader, job }: ScoreInput): CountedScore | null => {
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  const [score, setScore] = useState<CountedScore | null>(null)

  useEffect(() => {
    if (templateId === null) return
    const stop = new AbortController()
    const work = async () => {
      try {
        const request = createRenderRequest(store.getSnapshot().document, templateId)
        const found = await scorePdf(stop.signal, request, { now: Date.now(), job })
        if (!stop.signal.aborted) setAnalysis(found)
      } catch (error) {
        // The preview shows the error; the last score stays.
        if (!stop.signal.aborted) console.warn('not scored', toAppError(error).code)
      }
    }
    const queue = createLatestRunner(work)
    let last: unknown = null
    const changed = () => {
      const { document } = store.getSnapshot()
      if (document === last) return
      last = document
      // The preview subscribes to the same change and must reach the worker first.
      queueMicrotask(queue.request)
    }
    const first = runWhenIdle(changed)
    const unsubscribe = store.subscribe(changed)
    return () => {
      first()
      unsubscribe()
      stop.abort()
    }
  }, [store, templateId, job])

  useEffect(() => {
    if (!analysis) return
    let over = false
    void import('./draft-score.ts').then(({ summarizeAnalysis: scoreInWords }) => {
      if (!over) setScore((before) => ({ ...scoreInWords(analysis, reader), times: (before?.times ?? 0) + 1 }))
    })
    return () => {
      over = true
    }
  }, [analysis, reader])
  return score
}
